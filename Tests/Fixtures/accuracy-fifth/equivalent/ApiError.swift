import Foundation

struct FieldError: Equatable {
    let field: String
    let code: String
}

enum ApiError: Error, Equatable {
    case unauthorized
    case forbidden(code: String?)
    case notFound
    case validation([FieldError])
    case rateLimited(retryAfterSeconds: Int?)
    case server(status: Int)
    case unexpected(status: Int)

    /// Returns `nil` for successful responses.
    init?(
        status: Int,
        headers: [(name: String, value: String)] = [],
        code: String? = nil,
        fieldErrors: [FieldError] = []
    ) {
        switch status {
        case 200..<300:
            return nil
        case 401:
            self = .unauthorized
        case 403:
            self = .forbidden(code: code)
        case 404, 410:
            self = .notFound
        case 400, 422:
            self = fieldErrors.isEmpty ? .unexpected(status: status) : .validation(fieldErrors)
        case 429:
            self = .rateLimited(retryAfterSeconds: Self.retryAfter(in: headers))
        case 500..<600:
            self = .server(status: status)
        default:
            self = .unexpected(status: status)
        }
    }

    var isRetryable: Bool {
        switch self {
        case .rateLimited:
            return true
        case .server(let status):
            return status != 501
        default:
            return false
        }
    }

    private static func retryAfter(in headers: [(name: String, value: String)]) -> Int? {
        guard let header = headers.first(where: { $0.name.lowercased() == "retry-after" }) else { return nil }
        let text = header.value.trimmingCharacters(in: CharacterSet(charactersIn: " \t"))
        guard text.wholeMatch(of: #/[0-9]{1,9}/#) != nil else { return nil }
        return Int(text)
    }
}
