import Foundation

enum HTTPMethod: String {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"

    var allowsBody: Bool {
        self != .get && self != .delete
    }
}

struct APIRequest: Equatable {
    let method: HTTPMethod
    let url: String
    let headers: [String: String]
    let body: Data?
}

final class RequestBuilder {
    private let baseURL: String
    private let method: HTTPMethod
    private var segments: [String] = []
    private var queryItems: [(name: String, value: String)] = []
    private var headers: [String: String] = ["Accept": "application/json"]
    private var body: Data?

    init(baseURL: String, method: HTTPMethod = .get) {
        self.baseURL = baseURL.hasSuffix("/") ? String(baseURL.dropLast()) : baseURL
        self.method = method
    }

    @discardableResult
    func path(_ segments: String...) -> Self {
        self.segments.append(contentsOf: segments.filter { !$0.isEmpty })
        return self
    }

    @discardableResult
    func query(_ name: String, _ value: String?) -> Self {
        if let value {
            queryItems.append((name: name, value: value))
        }
        return self
    }

    @discardableResult
    func query(_ name: String, _ value: Int?) -> Self {
        query(name, value.map { String($0) })
    }

    @discardableResult
    func header(_ name: String, _ value: String) -> Self {
        headers[name] = value
        return self
    }

    @discardableResult
    func jsonBody(_ data: Data) -> Self {
        body = data
        return header("Content-Type", "application/json; charset=utf-8")
    }

    func build() throws -> APIRequest {
        guard body == nil || method.allowsBody else {
            throw RequestBuilderError.bodyNotAllowed(method)
        }
        var url = baseURL
        for segment in segments {
            url += "/" + PercentEncoding.encode(segment)
        }
        if !queryItems.isEmpty {
            url += "?" + queryItems
                .map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }
                .joined(separator: "&")
        }
        return APIRequest(method: method, url: url, headers: headers, body: body)
    }
}

enum RequestBuilderError: Error {
    case bodyNotAllowed(HTTPMethod)
}
