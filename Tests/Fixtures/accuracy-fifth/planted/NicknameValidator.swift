import Foundation

enum NicknameIssue: Equatable {
    case empty
    case tooShort(minimum: Int)
    case tooLong(maximum: Int)
    case reserved
    case taken

    var message: String {
        switch self {
        case .empty: return "Please enter a nickname"
        case .tooShort(let minimum): return "Use at least \(minimum) characters"
        case .tooLong(let maximum): return "Use at most \(maximum) characters"
        case .reserved: return "This nickname is reserved"
        case .taken: return "This nickname is already taken"
        }
    }
}

struct NicknameValidator {
    private static let allowedLength = 3...12
    private static let reservedWords: Set<String> = ["admin", "moderator", "support", "system"]

    private let isTaken: (String) async throws -> Bool

    init(isTaken: @escaping (String) async throws -> Bool) {
        self.isTaken = isTaken
    }

    /// Returns `nil` when the nickname can be used.
    func validate(_ input: String) async throws -> NicknameIssue? {
        let nickname = input.trimmingCharacters(in: .whitespacesAndNewlines)
        if let issue = checkLocally(nickname) {
            return issue
        }
        return try await isTaken(nickname) ? .taken : nil
    }

    private func checkLocally(_ nickname: String) -> NicknameIssue? {
        guard !nickname.isEmpty else { return .empty }
        let length = nickname.count
        if length < Self.allowedLength.lowerBound {
            return .tooShort(minimum: Self.allowedLength.lowerBound)
        }
        if length > Self.allowedLength.upperBound {
            return .tooLong(maximum: Self.allowedLength.upperBound)
        }
        return Self.reservedWords.contains(nickname.lowercased()) ? .reserved : nil
    }
}
