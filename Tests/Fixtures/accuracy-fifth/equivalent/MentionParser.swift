import Foundation

enum Mention: Hashable {
    case everyone
    case here
    case user(String)

    init(handle: String) {
        switch handle {
        case "everyone", "channel", "all": self = .everyone
        case "here": self = .here
        default: self = .user(handle)
        }
    }
}

/// Finds @mentions in a message. Code spans in backticks are ignored.
struct MentionParser {

    private static let codeSpan = try! NSRegularExpression(pattern: "`[^`]*`")
    private static let handle = try! NSRegularExpression(
        pattern: "(?<![A-Za-z0-9_])@([A-Za-z0-9_]{2,30})(?![A-Za-z0-9_])"
    )

    /// Distinct mentions in order of first appearance.
    func mentions(in text: String) -> [Mention] {
        let visible = Self.codeSpan.stringByReplacingMatches(
            in: text,
            range: NSRange(location: 0, length: text.utf16.count),
            withTemplate: " "
        )
        let source = visible as NSString
        var seen = Set<Mention>()

        return Self.handle
            .matches(in: visible, range: NSRange(location: 0, length: source.length))
            .map { Mention(handle: source.substring(with: $0.range(at: 1)).lowercased()) }
            .filter { seen.insert($0).inserted }
    }

    func shouldAlert(_ myHandle: String, for text: String, isActive: Bool) -> Bool {
        mentions(in: text).contains { mention in
            switch mention {
            case .everyone: return true
            case .here: return isActive
            case .user(let handle): return handle == myHandle.lowercased()
            }
        }
    }
}
