import Foundation

public enum SdkError: Error, Equatable {
    case notInitialized
    case unauthorized
    case quotaExceeded(resetsIn: Int)
    case validation(fields: [String])
    case server(status: Int)
    case network

    public var code: String {
        switch self {
        case .notInitialized: return "not_initialized"
        case .unauthorized: return "unauthorized"
        case .quotaExceeded: return "quota_exceeded"
        case .validation: return "validation"
        case .server: return "server"
        case .network: return "network"
        }
    }

    public var isRetryable: Bool {
        switch self {
        case .network, .quotaExceeded:
            return true
        case .server(let status):
            return status != 501
        case .notInitialized, .unauthorized, .validation:
            return false
        }
    }

    static func from(status: Int, body: ErrorBody?, headers: [String: String]) -> SdkError? {
        switch status {
        case 200..<300:
            return nil
        case 401, 403:
            return .unauthorized
        case 422:
            return .validation(fields: body?.fields.sorted() ?? [])
        case 429:
            let reset = headers["x-quota-reset"].flatMap { Int($0) }
            return .quotaExceeded(resetsIn: reset ?? 60)
        default:
            return .server(status: status)
        }
    }
}

extension SdkError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .quotaExceeded(let seconds):
            return "Quota exceeded, retry in \(seconds)s"
        case .validation(let fields) where fields.isEmpty:
            return "Validation failed"
        case .validation(let fields):
            return "Validation failed: \(fields.joined(separator: ", "))"
        case .server(let status):
            return "Server error \(status)"
        default:
            return "SDK error: \(code)"
        }
    }
}
