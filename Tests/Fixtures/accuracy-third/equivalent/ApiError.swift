import Foundation

struct ErrorBody: Decodable {
    let message: String?
    let invalidFields: [String]?
}

enum ApiError: Error, Equatable {
    case unauthorized
    case notFound(path: String)
    case validation(fields: [String])
    case rateLimited(retryAfterSeconds: Int)
    case server(status: Int, message: String?)
    case unexpected(status: Int)
}

extension ApiError {
    private static let defaultRetryAfter = 60

    /// `nil` when the status stands for success.
    init?(status: Int, path: String, retryAfter: String? = nil, body: ErrorBody? = nil) {
        switch status {
        case 200..<300, 304:
            return nil
        case 401:
            self = .unauthorized
        case 404, 410:
            self = .notFound(path: path)
        case 422:
            self = .validation(fields: body?.invalidFields ?? [])
        case 429:
            self = .rateLimited(retryAfterSeconds: retryAfter.flatMap { Int($0) } ?? Self.defaultRetryAfter)
        case 500...599:
            self = .server(status: status, message: body?.message)
        default:
            self = .unexpected(status: status)
        }
    }

    var isRetryable: Bool {
        switch self {
        case .rateLimited:
            return true
        case .server(let status, _):
            return status != 501
        case .unauthorized, .notFound, .validation, .unexpected:
            return false
        }
    }
}

extension ApiError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unauthorized: return "Please sign in again"
        case .notFound(let path): return "Nothing found at \(path)"
        case .validation(let fields) where fields.isEmpty: return "Please check your input"
        case .validation(let fields): return "Please check: \(fields.joined(separator: ", "))"
        case .rateLimited(let seconds): return "Too many requests, try again in \(seconds) s"
        case .server(let status, let message): return message ?? "Server error \(status)"
        case .unexpected(let status): return "Unexpected status \(status)"
        }
    }
}
