import Combine

enum HeartRateAlert: Equatable {
    case tooLow(bpm: Int)
    case tooHigh(bpm: Int)
    case backInRange(bpm: Int)
}

struct AlertLimits {
    var low = 45
    var high = 165
    /// Readings in a row outside the limits before an alert is raised.
    var required = 3
}

private struct AlertScan {
    var event: HeartRateAlert?
    var lowCount = 0
    var highCount = 0
    var isAlarmed = false

    func advanced(with bpm: Int, limits: AlertLimits) -> AlertScan {
        var next = self
        next.event = nil
        if bpm < limits.low {
            next.lowCount += 1
            next.highCount = 0
            if next.lowCount == limits.required {
                next.event = .tooLow(bpm: bpm)
                next.isAlarmed = true
            }
        } else if bpm > limits.high {
            next.highCount += 1
            next.lowCount = 0
            if next.highCount == limits.required {
                next.event = .tooHigh(bpm: bpm)
                next.isAlarmed = true
            }
        } else {
            return AlertScan(event: isAlarmed ? .backInRange(bpm: bpm) : nil)
        }
        return next
    }
}

extension Publisher where Output == Int, Failure == Never {
    func heartRateAlerts(limits: AlertLimits = AlertLimits()) -> AnyPublisher<HeartRateAlert, Never> {
        filter { (25...250).contains($0) }
            .scan(AlertScan()) { $0.advanced(with: $1, limits: limits) }
            .compactMap(\.event)
            .eraseToAnyPublisher()
    }

    /// The latest alert kind as text for the status bar, without repetitions.
    func alertLabels(limits: AlertLimits = AlertLimits()) -> AnyPublisher<String, Never> {
        heartRateAlerts(limits: limits)
            .map { alert -> String in
                switch alert {
                case .tooLow: return "Low heart rate"
                case .tooHigh: return "High heart rate"
                case .backInRange: return "Normal"
                }
            }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }
}
