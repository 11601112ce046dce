import Foundation

enum UsernameIssue: Equatable {
    case empty
    case reserved
    case invalidCharacters
    case unavailable
}

protocol UsernameChecking {
    func isTaken(_ username: String) async throws -> Bool
}

final class UsernameValidator {
    private static let pattern = "^[a-z][a-z0-9_.]{2,19}$"
    private static let reserved: Set<String> = ["admin", "support", "system", "me"]

    private let checker: UsernameChecking
    private var takenCache: [String: Bool] = [:]

    init(checker: UsernameChecking) {
        self.checker = checker
    }

    func normalize(_ input: String) -> String {
        var value = input.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        if value.hasPrefix("@") {
            value.removeFirst()
        }
        return value
    }

    func localIssue(for input: String) -> UsernameIssue? {
        let username = normalize(input)
        if username.isEmpty { return .empty }
        if Self.reserved.contains(username) { return .reserved }
        if username.range(of: Self.pattern, options: .regularExpression) == nil {
            return .invalidCharacters
        }
        return nil
    }

    func validate(_ input: String) async throws -> UsernameIssue? {
        if let issue = localIssue(for: input) { return issue }
        let username = normalize(input)
        if let taken = takenCache[username] {
            return taken ? .unavailable : nil
        }
        let taken = try await checker.isTaken(username)
        takenCache[username] = taken
        return taken ? .unavailable : nil
    }

    func messageKey(for issue: UsernameIssue) -> String {
        switch issue {
        case .empty: return "username.error.empty"
        case .reserved: return "username.error.reserved"
        case .invalidCharacters: return "username.error.invalid"
        case .unavailable: return "username.error.taken"
        }
    }
}
