import Foundation

struct StoredMessage: Equatable {
    let id: String
    let sentAtMillis: Int64
    var isPinned = false
    var isSavedByUser = false
}

/// How long a workspace keeps its messages.
enum RetentionPolicy: Equatable {
    case forever
    case days(Int)

    private static let millisPerDay: Int64 = 24 * 60 * 60 * 1_000

    init(setting: String) {
        switch setting {
        case "week": self = .days(7)
        case "month": self = .days(30)
        case "quarter": self = .days(90)
        default: self = .forever
        }
    }

    /// Everything sent before this moment goes away.
    func cutoff(nowMillis: Int64) -> Int64? {
        guard case .days(let days) = self else { return nil }
        return nowMillis - Int64(days) * Self.millisPerDay
    }

    func shouldDelete(_ message: StoredMessage, nowMillis: Int64) -> Bool {
        guard
            !message.isPinned, !message.isSavedByUser,
            let oldest = cutoff(nowMillis: nowMillis)
        else { return false }
        return message.sentAtMillis < oldest
    }

    /// Messages to delete and messages to keep, both in the given order.
    func partition(_ messages: [StoredMessage], nowMillis: Int64) -> (delete: [StoredMessage], keep: [StoredMessage]) {
        messages.reduce(into: (delete: [], keep: [])) { result, message in
            if shouldDelete(message, nowMillis: nowMillis) {
                result.delete.append(message)
            } else {
                result.keep.append(message)
            }
        }
    }

    var label: String {
        switch self {
        case .forever: return "Messages are kept"
        case .days(1): return "Messages disappear after 1 day"
        case .days(let days): return "Messages disappear after \(days) days"
        }
    }
}
