import Foundation

/// Location and length are UTF-16 offsets, as the text views expect them.
struct Mention: Equatable {
    let username: String
    let location: Int
    let length: Int
}

final class MentionParser {

    static let broadcastNames: Set<String> = ["all", "everyone", "here"]

    private let regex = try! NSRegularExpression(
        pattern: "(?<![A-Za-z0-9_@])@([A-Za-z][A-Za-z0-9_]{2,19})(?![A-Za-z0-9_])"
    )

    func mentions(in text: String) -> [Mention] {
        let source = text as NSString
        return regex.matches(in: text, range: fullRange(of: source)).map { match in
            Mention(
                username: source.substring(with: match.range(at: 1)).lowercased(),
                location: match.range.location,
                length: match.range.length
            )
        }
    }

    /// Members to notify, in the order of their first mention. `members` are lowercase names.
    func recipients(of text: String, members: [String]) -> [String] {
        let names = mentions(in: text).map(\.username)
        if names.contains(where: Self.broadcastNames.contains) {
            return members
        }
        var seen = Set<String>()
        return names.filter { members.contains($0) && seen.insert($0).inserted }
    }

    func highlighted(_ text: String) -> String {
        regex.stringByReplacingMatches(
            in: text,
            range: fullRange(of: text as NSString),
            withTemplate: "**$0**"
        )
    }

    private func fullRange(of source: NSString) -> NSRange {
        NSRange(location: 0, length: source.length)
    }
}
