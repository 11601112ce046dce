import Foundation

struct ApiRequest: Equatable {
    let path: String
    var headers: [String: String] = [:]
}

protocol RequestInterceptor {
    var identifier: String { get }
    func intercept(_ request: ApiRequest) -> ApiRequest
}

extension RequestInterceptor {
    func applies(to request: ApiRequest) -> Bool { true }
}

struct LanguageInterceptor: RequestInterceptor {
    let identifier = "language"
    let languageTag: () -> String

    func intercept(_ request: ApiRequest) -> ApiRequest {
        var request = request
        request.headers["Accept-Language"] = languageTag()
        return request
    }
}

struct AuthorizationInterceptor: RequestInterceptor {
    let identifier = "authorization"
    let token: () -> String?

    func applies(to request: ApiRequest) -> Bool {
        !request.path.hasPrefix("/public/")
    }

    func intercept(_ request: ApiRequest) -> ApiRequest {
        guard let token = self.token() else { return request }
        var request = request
        request.headers["Authorization"] = "Bearer \(token)"
        return request
    }
}

struct InterceptorChain {
    let interceptors: [RequestInterceptor]

    func prepare(_ request: ApiRequest) -> ApiRequest {
        interceptors
            .filter { $0.applies(to: request) }
            .reduce(request) { current, interceptor in interceptor.intercept(current) }
    }

    func identifiers(for request: ApiRequest) -> [String] {
        interceptors.filter { $0.applies(to: request) }.map(\.identifier)
    }
}
