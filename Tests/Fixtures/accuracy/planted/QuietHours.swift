import Foundation

struct QuietHours: Equatable {
    /// Minutes since midnight.
    let start: Int
    let end: Int

    func contains(_ minute: Int) -> Bool {
        if start == end { return false }
        if start < end {
            return minute >= start && minute < end
        }
        return minute >= start || minute < end
    }
}

struct PushMessage {
    enum Priority: Int { case low, normal, critical }
    let title: String
    let priority: Priority
}

enum PushDecision: Equatable {
    case show
    case showSilently
    case drop
}

final class PushGate {
    private let quietHours: QuietHours?
    private let minuteOfDay: () -> Int

    init(quietHours: QuietHours?, minuteOfDay: @escaping () -> Int) {
        self.quietHours = quietHours
        self.minuteOfDay = minuteOfDay
    }

    func decide(_ message: PushMessage) -> PushDecision {
        guard let hours = quietHours, hours.contains(minuteOfDay()) else {
            return message.priority == .low ? .showSilently : .show
        }
        switch message.priority {
        case .critical: return .show
        case .normal: return .showSilently
        case .low: return .drop
        }
    }
}
