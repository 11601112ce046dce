import Foundation

enum HandleError: Error, Equatable {
    case invalidFormat
    case reserved(String)
    case taken
}

protocol HandleDirectory {
    func isTaken(_ handle: String) async -> Bool
}

struct HandleValidator {
    private static let format = "[a-z][a-z0-9_]{2,19}"
    private static let reserved: Set<String> = ["admin", "moderator", "support", "everyone", "here"]

    let directory: HandleDirectory

    /// A leading "@" is fine, upper case is folded.
    func normalize(_ input: String) -> String {
        let handle = input.hasPrefix("@") ? String(input.dropFirst()) : input
        return handle.lowercased()
    }

    func validate(_ input: String) async -> Result<String, HandleError> {
        let handle = normalize(input)

        guard handle.range(of: Self.format, options: .regularExpression) != nil else {
            return .failure(.invalidFormat)
        }
        if Self.reserved.contains(handle) {
            return .failure(.reserved(handle))
        }
        if await directory.isTaken(handle) {
            return .failure(.taken)
        }
        return .success(handle)
    }
}
