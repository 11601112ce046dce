import Foundation

struct EndpointBuilder {
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )

    let base: String
    let environment: String

    func flags(projectId: String, userId: String?, etag: String?) -> String {
        var query: [(String, String)] = [("env", environment)]
        if let userId = userId {
            query.append(("user", userId))
        }
        if let etag = etag, !etag.isEmpty {
            query.append(("etag", etag))
        }
        return url(path: ["projects", projectId, "flags"], query: query)
    }

    func events(compressed: Bool) -> String {
        let query = compressed ? [("encoding", "gzip")] : []
        return url(path: ["events", "batch"], query: query)
    }

    func identity(_ id: String) -> String {
        url(path: ["identities", id])
    }

    private func url(path: [String], query: [(String, String)] = []) -> String {
        var result = base
        for component in path {
            result += "/" + encode(component)
        }
        guard !query.isEmpty else { return result }
        return result + "?" + query
            .map { "\($0.0)=\(encode($0.1))" }
            .joined(separator: "&")
    }

    private func encode(_ value: String) -> String {
        value.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? value
    }
}
