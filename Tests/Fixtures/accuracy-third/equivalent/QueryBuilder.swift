import Foundation

/// Immutable builder for the query part of a URL. Parameters keep the order in which they were added.
public struct QueryBuilder: CustomStringConvertible {
    private let pairs: [(name: String, value: String)]

    public init() {
        pairs = []
    }

    private init(pairs: [(name: String, value: String)]) {
        self.pairs = pairs
    }

    public var isEmpty: Bool { pairs.isEmpty }

    /// Adds a parameter; an absent value adds nothing.
    public func with(_ name: String, _ value: String?) -> QueryBuilder {
        guard let value else { return self }
        return QueryBuilder(pairs: pairs + [(name, value)])
    }

    public func with(_ name: String, _ value: Int?) -> QueryBuilder {
        with(name, value.map { String($0) })
    }

    public func with(_ name: String, _ flag: Bool) -> QueryBuilder {
        with(name, flag ? "1" : "0")
    }

    public func withAll(_ name: String, _ values: [String]) -> QueryBuilder {
        values.reduce(self) { $0.with("\(name)[]", $1) }
    }

    public func without(_ name: String) -> QueryBuilder {
        QueryBuilder(pairs: pairs.filter { $0.name != name })
    }

    public var description: String {
        pairs.map { "\(encode($0.name))=\(encode($0.value))" }.joined(separator: "&")
    }

    public func appended(to url: String) -> String {
        guard !pairs.isEmpty else { return url }
        return url + (url.contains("?") ? "&" : "?") + description
    }

    private func encode(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .rfc3986Unreserved) ?? ""
    }
}

private extension CharacterSet {
    static let rfc3986Unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )
}
