import Foundation

/// How long ago a message was sent, coarse enough for a chat list.
enum RelativeTime: Equatable {
    case justNow
    case minutes(Int64)
    case hours(Int64)
    case days(Int64)
    case weeks(Int64)

    init(sentAt: Int64, now: Int64) {
        let seconds = max(0, now - sentAt)
        switch seconds {
        case ..<60:
            self = .justNow
        case ..<3_600:
            self = .minutes(seconds / 60)
        case ..<86_400:
            self = .hours(seconds / 3_600)
        case ..<604_800:
            self = .days(seconds / 86_400)
        default:
            self = .weeks(seconds / 604_800)
        }
    }

    var short: String {
        switch self {
        case .justNow: return "now"
        case .minutes(let n): return "\(n)m"
        case .hours(let n): return "\(n)h"
        case .days(let n): return "\(n)d"
        case .weeks(let n): return "\(n)w"
        }
    }

    var long: String {
        switch self {
        case .justNow: return "just now"
        case .minutes(let n): return Self.phrase(n, "minute")
        case .hours(let n): return Self.phrase(n, "hour")
        case .days(1): return "yesterday"
        case .days(let n): return Self.phrase(n, "day")
        case .weeks(let n): return Self.phrase(n, "week")
        }
    }

    private static func phrase(_ count: Int64, _ unit: String) -> String {
        count == 1 ? "1 \(unit) ago" : "\(count) \(unit)s ago"
    }
}

struct ChatPreview {
    let title: String
    let lastMessage: String?
    let sentAt: Int64?

    func subtitle(now: Int64) -> String {
        guard let lastMessage, let sentAt else { return "No messages yet" }
        return "\(lastMessage) · \(RelativeTime(sentAt: sentAt, now: now).short)"
    }
}
