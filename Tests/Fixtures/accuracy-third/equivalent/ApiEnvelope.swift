import Foundation

enum ApiError: Error, Equatable {
    case unauthorized
    case rateLimited(retryAfter: Int)
    case server(code: String, message: String)
    case malformed

    var isRetryable: Bool {
        switch self {
        case .rateLimited, .malformed: return true
        case .server(let code, _): return code.hasPrefix("temp_")
        case .unauthorized: return false
        }
    }
}

struct ErrorBody: Decodable {
    let code: String
    let message: String?
    let retryAfter: Int?

    private enum CodingKeys: String, CodingKey {
        case code, message
        case retryAfter = "retry_after"
    }

    var asError: ApiError {
        switch code {
        case "auth_expired", "auth_missing":
            return .unauthorized
        case "rate_limited":
            return .rateLimited(retryAfter: retryAfter ?? 30)
        default:
            return .server(code: code, message: message ?? "Unknown error")
        }
    }
}

struct ApiEnvelope<Payload: Decodable>: Decodable {
    let status: String
    let data: Payload?
    let error: ErrorBody?
}

struct ApiDecoder {
    private let json = JSONDecoder()

    func decode<Payload: Decodable>(_ type: Payload.Type = Payload.self, from body: Data) throws -> Payload {
        let envelope: ApiEnvelope<Payload>
        do {
            envelope = try json.decode(ApiEnvelope<Payload>.self, from: body)
        } catch {
            throw ApiError.malformed
        }

        switch envelope.status {
        case "ok":
            guard let data = envelope.data else { throw ApiError.malformed }
            return data
        case "error":
            throw envelope.error?.asError ?? ApiError.malformed
        default:
            throw ApiError.malformed
        }
    }

    func result<Payload: Decodable>(from body: Data) -> Result<Payload, Error> {
        Result { try decode(from: body) }
    }
}
