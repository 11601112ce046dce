import Foundation

enum DelaySeverity {
    case early, onTime, minor, major
}

/// How a departure deviates from its timetable. Negative seconds mean early.
struct DelayLabel: CustomStringConvertible {

    static let majorThreshold = 10

    let minutes: Int
    let isCancelled: Bool

    init(seconds: Int, isCancelled: Bool = false) {
        self.minutes = Int((Double(seconds) / 60).rounded())
        self.isCancelled = isCancelled
    }

    init(scheduled: Int, expected: Int?) {
        self.init(seconds: (expected ?? scheduled) - scheduled, isCancelled: expected == nil)
    }

    var severity: DelaySeverity {
        switch minutes {
        case _ where isCancelled: return .major
        case ..<0: return .early
        case 0: return .onTime
        case ..<Self.majorThreshold: return .minor
        default: return .major
        }
    }

    var description: String {
        guard !isCancelled else { return "cancelled" }
        switch severity {
        case .early: return "\(-minutes) min early"
        case .onTime: return "on time"
        case .minor, .major: return hoursAndMinutes + " late"
        }
    }

    private var hoursAndMinutes: String {
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        return hours == 0 ? "\(rest) min" : "\(hours) h \(rest) min"
    }
}
