import Foundation

/// Texts that are delivered by the server, by language tag and key.
final class StringCatalog {

    typealias Table = [String: String]

    private let tables: [String: Table]
    private let languageTag: String
    private let defaultLanguage: String

    private lazy var activeTables: [Table] = candidateTags().compactMap { tables[$0] }

    init(tables: [String: Table], languageTag: String, defaultLanguage: String = "en") {
        self.tables = tables
        self.languageTag = languageTag.replacingOccurrences(of: "_", with: "-", options: .literal)
        self.defaultLanguage = defaultLanguage
    }

    /// The text of the best matching language, or the key itself.
    func text(_ key: String, _ arguments: String...) -> String {
        let template = activeTables.lazy.compactMap { $0[key] }.first ?? key
        return arguments.enumerated().reduce(template) { text, argument in
            text.replacingOccurrences(
                of: "{\(argument.offset)}",
                with: argument.element,
                options: .literal
            )
        }
    }

    func hasText(_ key: String) -> Bool {
        activeTables.contains { $0[key] != nil }
    }

    private func candidateTags() -> [String] {
        var tags = [languageTag]
        var tag = languageTag[...]
        while let dash = tag.lastIndex(of: "-") {
            tag = tag[..<dash]
            tags.append(String(tag))
        }
        return tags + [defaultLanguage]
    }
}
