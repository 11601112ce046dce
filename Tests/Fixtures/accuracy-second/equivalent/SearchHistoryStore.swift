import Foundation

protocol SearchHistoryStoreProtocol {
    func entries(matching prefix: String) -> [String]
    func record(_ query: String)
    func remove(_ query: String)
    func clear()
}

extension SearchHistoryStoreProtocol {
    func allEntries() -> [String] {
        entries(matching: "")
    }
}

final class SearchHistoryStore: SearchHistoryStoreProtocol {
    private enum Keys {
        static let entries = "search.history.v2"
    }

    private static let separator = "\n"

    private let defaults: KeyValueStore
    private let limit: Int

    init(defaults: KeyValueStore, limit: Int = 15) {
        self.defaults = defaults
        self.limit = limit
    }

    private var stored: [String] {
        get {
            guard let raw = defaults.string(forKey: Keys.entries), !raw.isEmpty else { return [] }
            return raw.components(separatedBy: Self.separator)
        }
        set {
            if newValue.isEmpty {
                defaults.remove(forKey: Keys.entries)
            } else {
                defaults.set(newValue.joined(separator: Self.separator), forKey: Keys.entries)
            }
        }
    }

    func entries(matching prefix: String) -> [String] {
        let needle = prefix.lowercased()
        guard !needle.isEmpty else { return stored }
        return stored.filter { $0.lowercased().hasPrefix(needle) }
    }

    func record(_ query: String) {
        let cleaned = query
            .replacingOccurrences(of: Self.separator, with: " ")
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard !cleaned.isEmpty else { return }
        var updated = stored.filter { $0.lowercased() != cleaned.lowercased() }
        updated.insert(cleaned, at: 0)
        stored = Array(updated.prefix(limit))
    }

    func remove(_ query: String) {
        stored = stored.filter { $0 != query }
    }

    func clear() {
        stored = []
    }
}
