import Foundation

enum ClanTagProblem: Equatable {
    case tooShort(minimum: Int)
    case tooLong(maximum: Int)
    case forbiddenCharacter
    case reserved
}

struct ClanTag: Equatable {
    private static let allowedLength = 2...6
    private static let forbidden = Set("<>[]{}\\/ \t\r\n".unicodeScalars)
    private static let reserved: Set<String> = ["ADMIN", "MOD", "GM"]

    let value: String

    /// Throws nothing: all problems are returned, in the order the form lists them.
    static func problems(in text: String) -> [ClanTagProblem] {
        var problems: [ClanTagProblem] = []
        let length = text.count
        if length < allowedLength.lowerBound {
            problems.append(.tooShort(minimum: allowedLength.lowerBound))
        } else if length > allowedLength.upperBound {
            problems.append(.tooLong(maximum: allowedLength.upperBound))
        }
        if text.unicodeScalars.contains(where: forbidden.contains) {
            problems.append(.forbiddenCharacter)
        }
        if reserved.contains(text) {
            problems.append(.reserved)
        }
        return problems
    }

    init?(_ text: String) {
        guard Self.problems(in: text).isEmpty else { return nil }
        value = text
    }

    func decorate(_ playerName: String) -> String {
        playerName.isEmpty ? "[\(value)]" : "[\(value)] \(playerName)"
    }
}
