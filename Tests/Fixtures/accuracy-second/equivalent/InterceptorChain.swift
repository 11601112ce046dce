import Foundation

public struct SdkRequest {
    public let path: String
    public var headers: [String: String]
    public let body: Data?
}

public struct SdkResponse {
    public let statusCode: Int
    public let body: Data

    public var isSuccessful: Bool { (200..<300).contains(statusCode) }
}

public protocol Interceptor {
    func intercept(_ chain: InterceptorChain) async throws -> SdkResponse
}

public struct InterceptorChain {
    public let request: SdkRequest
    private let interceptors: ArraySlice<Interceptor>
    private let transport: (SdkRequest) async throws -> SdkResponse

    init(
        request: SdkRequest,
        interceptors: ArraySlice<Interceptor>,
        transport: @escaping (SdkRequest) async throws -> SdkResponse
    ) {
        self.request = request
        self.interceptors = interceptors
        self.transport = transport
    }

    public func proceed(_ request: SdkRequest) async throws -> SdkResponse {
        guard let next = interceptors.first else {
            return try await transport(request)
        }
        let rest = InterceptorChain(
            request: request,
            interceptors: interceptors.dropFirst(),
            transport: transport
        )
        return try await next.intercept(rest)
    }
}

public struct HeaderInterceptor: Interceptor {
    let sdkVersion: String
    let apiKey: () -> String?

    public func intercept(_ chain: InterceptorChain) async throws -> SdkResponse {
        var request = chain.request
        request.headers["X-Sdk-Version"] = sdkVersion
        if let key = apiKey() {
            request.headers["Authorization"] = "Bearer \(key)"
        }
        return try await chain.proceed(request)
    }
}

public struct RetryOnServerErrorInterceptor: Interceptor {
    let maxAttempts: Int

    public func intercept(_ chain: InterceptorChain) async throws -> SdkResponse {
        var response = try await chain.proceed(chain.request)
        var attempt = 1
        while response.statusCode >= 500 && attempt < maxAttempts {
            attempt += 1
            response = try await chain.proceed(chain.request)
        }
        return response
    }
}
