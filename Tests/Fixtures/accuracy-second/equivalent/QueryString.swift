import Foundation

struct QueryString {

    private var items: [(name: String, value: String?)] = []

    private static let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

    var isEmpty: Bool { items.isEmpty }

    func adding(_ name: String, _ value: String?) -> QueryString {
        guard let value, !value.isEmpty else { return self }
        var copy = self
        copy.items.append((name, value))
        return copy
    }

    func adding(_ name: String, _ value: Int?) -> QueryString {
        adding(name, value.map(String.init))
    }

    func adding(_ name: String, _ value: Bool) -> QueryString {
        adding(name, value ? "1" : "0")
    }

    func adding(_ name: String, list: [String]) -> QueryString {
        list.reduce(self) { $0.adding(name + "[]", $1) }
    }

    func addingFlag(_ name: String) -> QueryString {
        var copy = self
        copy.items.append((name, nil))
        return copy
    }

    /// Items sorted by name for a stable signature; equal names keep their order.
    func encoded() -> String {
        items.enumerated()
            .sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
            .map { entry -> String in
                let name = Self.escape(entry.element.name)
                guard let value = entry.element.value else { return name }
                return name + "=" + Self.escape(value)
            }
            .joined(separator: "&")
    }

    func appended(to path: String) -> String {
        guard !isEmpty else { return path }
        return path + (path.contains("?") ? "&" : "?") + encoded()
    }

    private static func escape(_ text: String) -> String {
        text.utf8.map { byte in
            unreserved.contains(byte)
                ? String(UnicodeScalar(byte))
                : String(format: "%%%02X", byte)
        }.joined()
    }
}
