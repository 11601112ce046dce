import Foundation

protocol StringListStorage {
    func read(_ key: String) -> [String]
    func write(_ key: String, _ values: [String])
}

final class SearchHistoryRepository {
    private enum Keys {
        static let recent = "search.recent"
    }

    private let storage: StringListStorage
    private let limit = 20

    init(storage: StringListStorage) {
        self.storage = storage
    }

    var recent: [String] {
        storage.read(Keys.recent)
    }

    func add(_ query: String) {
        let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !query.isEmpty else { return }
        var queries = recent.filter { $0 != query }
        queries.insert(query, at: 0)
        storage.write(Keys.recent, Array(queries.prefix(limit)))
    }

    func remove(_ query: String) {
        let queries = recent
        guard queries.contains(query) else { return }
        storage.write(Keys.recent, queries.filter { $0 != query })
    }

    func clear() {
        storage.write(Keys.recent, [])
    }

    func suggestions(for prefix: String) -> [String] {
        guard !prefix.isEmpty else { return Array(recent.prefix(5)) }
        let needle = prefix.lowercased()
        return Array(recent.lazy.filter { $0.lowercased().hasPrefix(needle) }.prefix(5))
    }
}
