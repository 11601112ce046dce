import Foundation

struct ApiRequest {
    var method = "GET"
    let path: String
    var headers: [String: String] = [:]
    var body: Data?

    func authorized(with token: String?) -> ApiRequest {
        guard let token = token else { return self }
        var copy = self
        copy.headers["Authorization"] = "Bearer \(token)"
        return copy
    }
}

struct ApiResponse {
    let status: Int
    let headers: [String: String]   // lower-cased names
    let body: Data
}

enum ApiError: Error, CustomStringConvertible {
    case unauthorized
    case notFound(path: String)
    case rateLimited(retryAfter: Int?)
    case server(status: Int)
    case unexpected(status: Int)

    var description: String {
        switch self {
        case .unauthorized: return "Unauthorized"
        case .notFound(let path): return "Nothing at \(path)"
        case .rateLimited(let seconds?): return "Rate limited, retry in \(seconds)s"
        case .rateLimited(nil): return "Rate limited"
        case .server(let status): return "Server error \(status)"
        case .unexpected(let status): return "Unexpected status \(status)"
        }
    }
}

protocol Transport {
    func execute(_ request: ApiRequest) async throws -> ApiResponse
}

protocol TokenProvider {
    var current: String? { get async }
    func refresh() async throws -> String?
}

final class ApiClient {
    private let transport: Transport
    private let tokens: TokenProvider

    init(transport: Transport, tokens: TokenProvider) {
        self.transport = transport
        self.tokens = tokens
    }

    func send(_ request: ApiRequest) async throws -> Data {
        var response = try await transport.execute(request.authorized(with: await tokens.current))
        if response.status == 401 {
            guard let fresh = try await tokens.refresh() else { throw ApiError.unauthorized }
            response = try await transport.execute(request.authorized(with: fresh))
        }
        switch response.status {
        case 200..<300: return response.body
        case 401: throw ApiError.unauthorized
        case 404: throw ApiError.notFound(path: request.path)
        case 429: throw ApiError.rateLimited(retryAfter: response.headers["retry-after"].flatMap { Int($0) })
        case 500..<600: throw ApiError.server(status: response.status)
        default: throw ApiError.unexpected(status: response.status)
        }
    }
}
