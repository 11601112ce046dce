import Foundation

struct APIErrorPayload: Decodable {
    struct FieldError: Decodable, Equatable {
        let field: String
        let message: String
    }

    let code: String
    let message: String?
    let retryAfter: Int?
    let errors: [FieldError]?

    enum CodingKeys: String, CodingKey {
        case code, message, errors
        case retryAfter = "retry_after"
    }
}

enum AppError: Error, Equatable {
    case unauthorized
    case forbidden
    case notFound
    case validation(fields: [String: String])
    case rateLimited(retryAfterSeconds: Int)
    case server(statusCode: Int)
    case unexpected(message: String)

    var isRetryable: Bool {
        switch self {
        case .rateLimited, .server:
            return true
        case .unauthorized, .forbidden, .notFound, .validation, .unexpected:
            return false
        }
    }
}

struct APIErrorMapper {
    private static let defaultRetryAfter = 60

    func map(statusCode: Int, payload: APIErrorPayload?) -> AppError {
        switch statusCode {
        case 401:
            return .unauthorized
        case 403:
            return payload?.code == "session_revoked" ? .unauthorized : .forbidden
        case 404, 410:
            return .notFound
        case 422:
            return .validation(fields: fieldMessages(from: payload))
        case 429:
            return .rateLimited(retryAfterSeconds: payload?.retryAfter ?? Self.defaultRetryAfter)
        case 500...599:
            return .server(statusCode: statusCode)
        default:
            return .unexpected(message: payload?.message ?? "HTTP \(statusCode)")
        }
    }

    private func fieldMessages(from payload: APIErrorPayload?) -> [String: String] {
        var messages: [String: String] = [:]
        for error in payload?.errors ?? [] where messages[error.field] == nil {
            messages[error.field] = error.message
        }
        return messages
    }
}
