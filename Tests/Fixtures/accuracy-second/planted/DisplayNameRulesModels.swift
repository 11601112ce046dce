import Foundation

enum DisplayNameIssue: Equatable {
    case empty
    case tooShort(minimum: Int)
    case tooLong(maximum: Int)
    case forbiddenCharacter
    case reserved
}

struct DisplayNameRules {
    static let minimumLength = 2
    static let maximumLength = 20
    private static let reservedNames: Set<String> = ["admin", "support", "moderator", "system"]
    private static let forbidden: Set<Unicode.Scalar> = ["<", ">", "@", "/", "\\"]

    func issue(in input: String) -> DisplayNameIssue? {
        let name = input.trimmingCharacters(in: .whitespacesAndNewlines)
        if name.isEmpty {
            return .empty
        }
        let length = name.count
        if length < Self.minimumLength {
            return .tooShort(minimum: Self.minimumLength)
        }
        if length > Self.maximumLength {
            return .tooLong(maximum: Self.maximumLength)
        }
        if name.unicodeScalars.contains(where: Self.forbidden.contains) {
            return .forbiddenCharacter
        }
        if Self.reservedNames.contains(name.lowercased()) {
            return .reserved
        }
        return nil
    }

    func isAcceptable(_ input: String) -> Bool {
        issue(in: input) == nil
    }
}
