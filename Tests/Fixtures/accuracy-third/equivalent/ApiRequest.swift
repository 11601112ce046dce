import Foundation

public enum HttpMethod: String {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
}

/// Value-type request builder, every step returns a changed copy.
public struct ApiRequest {
    public private(set) var method: HttpMethod
    public private(set) var segments: [String] = []
    public private(set) var query: [(name: String, value: String)] = []
    public private(set) var headers: [String: String] = [:]

    public init(_ method: HttpMethod = .get) {
        self.method = method
    }

    public func path(_ parts: String...) -> ApiRequest {
        with { $0.segments += parts.filter { !$0.isEmpty } }
    }

    /// Parameters without a value are left out.
    public func query(_ name: String, _ value: String?) -> ApiRequest {
        guard let value else { return self }
        return with { $0.query.append((name, value)) }
    }

    public func query(_ name: String, _ flag: Bool) -> ApiRequest {
        query(name, flag ? "1" : "0")
    }

    public func header(_ name: String, _ value: String) -> ApiRequest {
        with { $0.headers[name] = value }
    }

    public func url(relativeTo base: String) -> String {
        let root = base.hasSuffix("/") ? String(base.dropLast()) : base
        let path = segments.map { "/" + escape($0) }.joined()
        guard !query.isEmpty else { return root + path }
        let pairs = query.map { "\(escape($0.name))=\(escape($0.value))" }
        return "\(root)\(path)?\(pairs.joined(separator: "&"))"
    }

    private func with(_ change: (inout ApiRequest) -> Void) -> ApiRequest {
        var copy = self
        change(&copy)
        return copy
    }
}

private let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
)

private func escape(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
}
