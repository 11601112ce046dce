import Foundation

/// Location and length are UTF-16 offsets, as the server expects them.
struct Mention: Hashable {
    let username: String
    let location: Int
    let length: Int
}

enum MentionParser {
    static let everyone = "everyone"

    private static let regex = try! NSRegularExpression(
        pattern: "(?<![A-Za-z0-9_.])@([A-Za-z][A-Za-z0-9_]{1,19})(?![A-Za-z0-9_])"
    )

    static func mentions(in text: String) -> [Mention] {
        let wholeText = NSRange(text.startIndex..., in: text)
        return regex.matches(in: text, range: wholeText).compactMap { match in
            guard let nameRange = Range(match.range(at: 1), in: text) else { return nil }
            return Mention(
                username: text[nameRange].lowercased(),
                location: match.range.location,
                length: match.range.length
            )
        }
    }

    /// Everyone to be notified, in the order of the first mention and without the author.
    static func recipients(of text: String, author: String, members: [String]) -> [String] {
        var seen: Set<String> = [author.lowercased()]
        let memberNames = members.map { $0.lowercased() }
        let mentioned = mentions(in: text).map(\.username)

        let candidates = mentioned.contains(everyone)
            ? memberNames
            : mentioned.filter(memberNames.contains)
        return candidates.filter { seen.insert($0).inserted }
    }

    static func highlight(_ text: String) -> String {
        regex.stringByReplacingMatches(
            in: text,
            range: NSRange(text.startIndex..., in: text),
            withTemplate: "<b>$0</b>"
        )
    }
}
