import Foundation

struct ApiRequest: Equatable {
    var method: String
    var url: String
    var headers: [String: String]
    var body: String?
}

struct ApiRequestBuilder {
    let baseUrl: String
    let appVersion: String
    let token: () -> String?

    func get(_ path: String, query: [(String, String)] = []) -> ApiRequest {
        var url = baseUrl + path
        if !query.isEmpty {
            url += "?" + query.map { "\($0.0)=\($0.1)" }.joined(separator: "&")
        }
        return ApiRequest(method: "GET", url: url, headers: headers(), body: nil)
    }

    func post(_ path: String, json: String) -> ApiRequest {
        var request = ApiRequest(method: "POST", url: baseUrl + path, headers: headers(), body: json)
        request.headers["Content-Type"] = "application/json"
        return request
    }

    func delete(_ path: String) -> ApiRequest {
        ApiRequest(method: "DELETE", url: baseUrl + path, headers: headers(), body: nil)
    }

    private func headers() -> [String: String] {
        var headers = [
            "Accept": "application/json",
            "X-Client-Version": appVersion,
            "User-Agent": "Acme/\(appVersion)",
        ]
        if let token = token(), !token.isEmpty {
            headers["Authorization"] = "Bearer \(token)"
        }
        return headers
    }
}
