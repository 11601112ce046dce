import Foundation

struct EventSanitizer {
    enum Issue: Equatable {
        case emptyName
        case forbiddenKey(String)
    }

    static let maxValueLength = 100
    private static let forbiddenKeys: Set<String> = ["iban", "pan", "pin", "cvv"]

    let properties: [(key: String, value: String?)]
    let name: String

    init(name: String, properties: [(key: String, value: String?)]) {
        self.name = name
        self.properties = properties
    }

    /// Everything that a developer should hear about in debug builds.
    var issues: [Issue] {
        var found: [Issue] = name.isEmpty ? [.emptyName] : []
        found += properties
            .filter { Self.forbiddenKeys.contains($0.key.lowercased()) }
            .map { Issue.forbiddenKey($0.key) }
        return found
    }

    /// The properties as they are sent; with duplicate keys the last one counts.
    func sanitized() -> [String: String] {
        var result: [String: String] = [:]
        for (key, value) in properties {
            guard let value, !key.isEmpty, !Self.forbiddenKeys.contains(key.lowercased()) else { continue }
            result[key] = String(value.prefix(Self.maxValueLength))
        }
        return result
    }
}
