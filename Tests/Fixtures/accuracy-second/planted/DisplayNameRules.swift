import Foundation

enum DisplayNameIssue: Equatable {
    case tooShort(minimum: Int)
    case tooLong(maximum: Int)
    case forbiddenCharacter
    case reserved
}

struct DisplayNameRules {

    private static let reservedNames: Set<String> = ["admin", "support", "moderator", "system"]
    private static let forbidden: Set<Character> = ["<", ">", "@", "/", "\\"]

    let minimumLength: Int
    let maximumLength: Int

    init(minimumLength: Int = 3, maximumLength: Int = 20) {
        self.minimumLength = minimumLength
        self.maximumLength = maximumLength
    }

    func issue(with name: String) -> DisplayNameIssue? {
        let length = name.count
        if length < minimumLength { return .tooShort(minimum: minimumLength) }
        if length > maximumLength { return .tooLong(maximum: maximumLength) }
        if name.contains(where: { Self.forbidden.contains($0) }) { return .forbiddenCharacter }
        if Self.reservedNames.contains(name.lowercased()) { return .reserved }
        return nil
    }

    func isAcceptable(_ name: String) -> Bool {
        issue(with: name) == nil
    }

    func messageKey(for issue: DisplayNameIssue) -> String {
        switch issue {
        case .tooShort: return "display_name_too_short"
        case .tooLong: return "display_name_too_long"
        case .forbiddenCharacter: return "display_name_forbidden_character"
        case .reserved: return "display_name_reserved"
        }
    }
}
