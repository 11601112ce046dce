import Foundation

public enum DelayStatus: Equatable {
    case onTime
    case early(minutes: Int)
    case delayed(minutes: Int, reason: String?)
    case cancelled(reason: String?)
    case unknown
}

public extension DelayStatus {

    static let toleranceMinutes = 2

    /// Times are seconds since 1970.
    init(scheduled: Int64, estimated: Int64?, isCancelled: Bool = false, reason: String? = nil) {
        let note = reason?.trimmingCharacters(in: .whitespacesAndNewlines)
        let cleaned = (note ?? "").isEmpty ? nil : note

        if isCancelled {
            self = .cancelled(reason: cleaned)
            return
        }
        guard let estimated = estimated else {
            self = .unknown
            return
        }

        let minutes = Int((estimated - scheduled) / 60)
        if minutes > Self.toleranceMinutes {
            self = .delayed(minutes: minutes, reason: cleaned)
        } else if minutes < -Self.toleranceMinutes {
            self = .early(minutes: -minutes)
        } else {
            self = .onTime
        }
    }

    /// 0 … 3, for the colour of the badge.
    var severity: Int {
        switch self {
        case .onTime, .early, .unknown: return 0
        case .delayed(let minutes, _) where minutes < 15: return 1
        case .delayed: return 2
        case .cancelled: return 3
        }
    }

    var isActionable: Bool { severity >= 2 }
}

extension DelayStatus: CustomStringConvertible {
    public var description: String {
        switch self {
        case .onTime:
            return "On time"
        case let .early(minutes):
            return "\(minutes) min early"
        case let .delayed(minutes, reason?):
            return "\(minutes) min late: \(reason)"
        case let .delayed(minutes, nil):
            return "\(minutes) min late"
        case let .cancelled(reason):
            return reason.map { "Cancelled: \($0)" } ?? "Cancelled"
        case .unknown:
            return "No live data"
        }
    }
}
