import Foundation

enum RefundStatus: String {
    case requested
    case approved
    case processing
    case completed
    case rejected
    case unknown

    init(serverValue: String?) {
        guard let value = serverValue?.lowercased(), !value.isEmpty else {
            self = .unknown
            return
        }
        switch value {
        case "requested", "new": self = .requested
        case "approved": self = .approved
        case "processing", "pending_bank": self = .processing
        case "completed", "done": self = .completed
        case "rejected", "declined": self = .rejected
        default: self = .unknown
        }
    }

    var isFinal: Bool {
        self == .completed || self == .rejected
    }

    var badgeColor: String {
        switch self {
        case .requested, .approved: return "blue"
        case .processing: return "amber"
        case .completed: return "green"
        case .rejected: return "red"
        case .unknown: return "grey"
        }
    }

    func expectedDays(isInternational: Bool) -> Int? {
        switch self {
        case .requested: return isInternational ? 14 : 7
        case .approved: return isInternational ? 10 : 5
        case .processing: return isInternational ? 5 : 2
        case .completed, .rejected, .unknown: return nil
        }
    }
}
