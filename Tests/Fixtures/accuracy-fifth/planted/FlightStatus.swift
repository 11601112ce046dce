import Foundation

public enum FlightStatus: String, CaseIterable {
    case scheduled
    case boarding
    case airborne
    case landed
    case diverted
    case cancelled
    case unknown

    /// Codes as the airports publish them.
    public init(code: String) {
        switch code.trimmingCharacters(in: .whitespacesAndNewlines).uppercased() {
        case "SCH", "EXP", "CKI":
            self = .scheduled
        case "BRD", "GCL", "LCL":
            self = .boarding
        case "DEP", "ENR", "APP":
            self = .airborne
        case "LND", "ARR", "BAG":
            self = .landed
        case "DIV", "RTN":
            self = .diverted
        case "CNL", "CNX":
            self = .cancelled
        default:
            self = .unknown
        }
    }

    public var isFinal: Bool {
        switch self {
        case .landed, .diverted, .cancelled: return true
        case .scheduled, .boarding, .airborne, .unknown: return false
        }
    }

    public var needsAttention: Bool {
        self == .diverted || self == .cancelled
    }

    /// Seconds until the next poll, nil when there is nothing left to wait for.
    public var pollInterval: TimeInterval? {
        guard !isFinal else { return nil }
        switch self {
        case .boarding: return 30
        case .airborne: return 120
        default: return 300
        }
    }
}

public extension Collection where Element == FlightStatus {
    /// What the badge of the whole trip shows.
    var worst: FlightStatus? {
        first { $0 == .cancelled } ?? first { $0 == .diverted } ?? first { !$0.isFinal } ?? first
    }
}
