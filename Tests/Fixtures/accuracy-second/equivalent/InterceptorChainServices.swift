import Foundation

struct HTTPRequest: Equatable {
    var method: String
    var path: String
    var headers: [String: String] = [:]
    var body: Data?
}

struct HTTPResponse: Equatable {
    let status: Int
    let headers: [String: String]
    let body: Data

    var isSuccessful: Bool { (200..<300).contains(status) }
}

protocol Interceptor {
    func intercept(_ request: HTTPRequest, next: (HTTPRequest) async throws -> HTTPResponse) async throws -> HTTPResponse
}

struct InterceptorChain {
    private let interceptors: [Interceptor]
    private let terminal: (HTTPRequest) async throws -> HTTPResponse

    init(interceptors: [Interceptor], terminal: @escaping (HTTPRequest) async throws -> HTTPResponse) {
        self.interceptors = interceptors
        self.terminal = terminal
    }

    func proceed(_ request: HTTPRequest) async throws -> HTTPResponse {
        try await run(request, at: 0)
    }

    private func run(_ request: HTTPRequest, at index: Int) async throws -> HTTPResponse {
        guard index < interceptors.count else {
            return try await terminal(request)
        }
        return try await interceptors[index].intercept(request) { next in
            try await run(next, at: index + 1)
        }
    }
}

struct HeadersInterceptor: Interceptor {
    let appVersion: String
    let deviceID: () -> String?

    func intercept(_ request: HTTPRequest, next: (HTTPRequest) async throws -> HTTPResponse) async throws -> HTTPResponse {
        var request = request
        request.headers["X-App-Version"] = appVersion
        if let id = deviceID() {
            request.headers["X-Device-Id"] = id
        }
        if request.body != nil, request.headers["Content-Type"] == nil {
            request.headers["Content-Type"] = "application/json"
        }
        return try await next(request)
    }
}

struct AuthInterceptor: Interceptor {
    let tokens: AccessTokenProvider

    func intercept(_ request: HTTPRequest, next: (HTTPRequest) async throws -> HTTPResponse) async throws -> HTTPResponse {
        guard let token = await tokens.current() else {
            return try await next(request)
        }
        let response = try await next(authorized(request, with: token))
        guard response.status == 401 else { return response }
        let renewed = try await tokens.renew(replacing: token)
        return try await next(authorized(request, with: renewed))
    }

    private func authorized(_ request: HTTPRequest, with token: String) -> HTTPRequest {
        var copy = request
        copy.headers["Authorization"] = "Bearer \(token)"
        return copy
    }
}
