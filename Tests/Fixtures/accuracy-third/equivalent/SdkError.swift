import Foundation

public enum SdkError: Error, Equatable {
    case unauthorized
    case notFound(path: String)
    case rateLimited(retryAfterSeconds: Int64?)
    case rejected(status: Int)
    case server(status: Int)
    case unexpected(status: Int)

    /// `nil` means the response was a success.
    public init?(status: Int, path: String, retryAfter: String? = nil) {
        switch status {
        case 200..<300:
            return nil
        case 401, 403:
            self = .unauthorized
        case 404:
            self = .notFound(path: path)
        case 429:
            self = .rateLimited(retryAfterSeconds: retryAfter.flatMap(Self.parseSeconds))
        case 400..<500:
            self = .rejected(status: status)
        case 500..<600:
            self = .server(status: status)
        default:
            self = .unexpected(status: status)
        }
    }

    public var isRetryable: Bool {
        switch self {
        case .rateLimited: return true
        case .server(let status): return status != 501
        case .unauthorized, .notFound, .rejected, .unexpected: return false
        }
    }

    private static func parseSeconds(_ header: String) -> Int64? {
        guard header.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int64(header)
    }
}

extension SdkError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unauthorized: return "The API key was not accepted"
        case .notFound(let path): return "Nothing found at \(path)"
        case .rateLimited(let seconds?): return "Too many requests, retry in \(seconds) s"
        case .rateLimited(nil): return "Too many requests"
        case .rejected(let status): return "Request rejected (\(status))"
        case .server(let status): return "Server failure (\(status))"
        case .unexpected(let status): return "Unexpected status \(status)"
        }
    }
}
