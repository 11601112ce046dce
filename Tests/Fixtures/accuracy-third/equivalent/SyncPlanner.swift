import Foundation

enum Connectivity {
    case offline, metered, unmetered
}

struct DeviceState {
    let connectivity: Connectivity
    let batteryPercent: Int
    let isCharging: Bool
}

enum SyncDecision: Equatable {
    enum SkipReason { case offline, lowBattery, alreadySynced }

    case skip(SkipReason)
    case partial(maxItems: Int)
    case full
}

/// Decides what the background job may do. A full sync runs at most once per UTC day.
struct SyncPlanner {
    var lowBatteryPercent = 15
    var partialBatch = 50

    private static let utc: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar
    }()

    func decide(
        for device: DeviceState,
        lastFullSync: Date?,
        now: Date,
        userInitiated: Bool = false
    ) -> SyncDecision {
        guard device.connectivity != .offline else { return .skip(.offline) }
        if userInitiated { return .full }

        guard device.isCharging || device.batteryPercent > lowBatteryPercent else {
            return .skip(.lowBattery)
        }
        if let lastFullSync, Self.utc.isDate(lastFullSync, inSameDayAs: now) {
            return .skip(.alreadySynced)
        }

        switch (device.connectivity, device.isCharging) {
        case (.unmetered, true): return .full
        case (.unmetered, false): return .partial(maxItems: partialBatch * 4)
        default: return .partial(maxItems: partialBatch)
        }
    }
}
