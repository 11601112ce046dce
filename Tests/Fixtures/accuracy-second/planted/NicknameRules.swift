import Foundation

enum NicknameProblem: Equatable {
    case empty
    case tooShort(minimum: Int)
    case tooLong(maximum: Int)
    case reserved
    case leadingDigit
}

struct NicknameRules {
    static let minimumLength = 3
    static let maximumLength = 16

    private let reserved: Set<String> = ["admin", "support", "moderator", "system"]

    func problem(in nickname: String) -> NicknameProblem? {
        if nickname.isEmpty {
            return .empty
        }
        let length = nickname.count
        if length < Self.minimumLength {
            return .tooShort(minimum: Self.minimumLength)
        }
        if length > Self.maximumLength {
            return .tooLong(maximum: Self.maximumLength)
        }
        if reserved.contains(nickname.lowercased()) {
            return .reserved
        }
        if let first = nickname.first, ("0"..."9").contains(first) {
            return .leadingDigit
        }
        return nil
    }

    func isValid(_ nickname: String) -> Bool {
        problem(in: nickname) == nil
    }
}

final class NicknameEditor {
    private let rules: NicknameRules
    private let onChange: (NicknameProblem?) -> Void

    private(set) var problem: NicknameProblem? = .empty

    var text: String = "" {
        didSet {
            let updated = rules.problem(in: text)
            guard updated != problem else { return }
            problem = updated
            onChange(updated)
        }
    }

    init(rules: NicknameRules = NicknameRules(), onChange: @escaping (NicknameProblem?) -> Void) {
        self.rules = rules
        self.onChange = onChange
    }
}
