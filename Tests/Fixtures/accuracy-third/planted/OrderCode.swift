import Foundation

/// Code printed on the receipt, such as "DE-004711-X".
struct OrderCode: Hashable {
    enum Channel: String {
        case store = "S"
        case web = "W"
        case partner = "X"
    }

    let region: String
    let number: Int
    let channel: Channel

    private static let pattern = try! NSRegularExpression(pattern: "([A-Z]{2})-([0-9]{6})-([SWX])")

    init?(_ text: String) {
        let range = NSRange(text.startIndex..., in: text)
        guard let match = Self.pattern.firstMatch(in: text, range: range) else { return nil }

        func group(_ index: Int) -> String {
            Range(match.range(at: index), in: text).map { String(text[$0]) } ?? ""
        }

        guard let number = Int(group(2)), let channel = Channel(rawValue: group(3)) else { return nil }
        self.region = group(1)
        self.number = number
        self.channel = channel
    }

    /// Sequence numbers below one thousand are used by the test tills.
    var isTest: Bool { number < 1_000 }
}

extension OrderCode: CustomStringConvertible {
    var description: String {
        String(format: "%@-%06ld-%@", region, number, channel.rawValue)
    }
}
