import Combine

enum BatteryAlert: Equatable {
    case normal
    case low
    case critical
}

struct BatteryAlertPolicy {
    var lowLevel = 20
    var criticalLevel = 5
    /// A device that was low has to climb this far above `lowLevel` before it is normal again.
    var recoveryMargin = 3

    func alert(after previous: BatteryAlert, level: Int) -> BatteryAlert {
        if level <= criticalLevel { return .critical }
        let threshold = previous == .normal ? lowLevel : lowLevel + recoveryMargin
        return level <= threshold ? .low : .normal
    }
}

extension Publisher where Output == Int {
    func batteryAlerts(policy: BatteryAlertPolicy = BatteryAlertPolicy()) -> AnyPublisher<BatteryAlert, Failure> {
        filter { (0...100).contains($0) }
            .scan(BatteryAlert.normal) { policy.alert(after: $0, level: $1) }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }
}

extension Publisher where Output == BatteryAlert {
    func warnings(deviceName: String) -> AnyPublisher<String, Failure> {
        compactMap { alert -> String? in
            switch alert {
            case .normal: return nil
            case .low: return "\(deviceName) is running low"
            case .critical: return "\(deviceName) is about to switch off"
            }
        }
        .eraseToAnyPublisher()
    }
}
