/// A decorator that only this side needs.
final class CachedStorage: StorageType {
    private let inner: StorageType
    private var cache: [String: String] = [:]

    init(inner: StorageType) { self.inner = inner }

    var count: Int { inner.count }

    func load(key: String) async throws -> String? {
        if let known = cache[key] { return known }
        return try await inner.load(key: key)
    }

    func save(_ value: String, key: String) {
        cache[key] = value
        inner.save(value, key: key)
    }

    func move(key: String, to other: String) { inner.move(key: key, to: other) }

    func clear() { inner.clear() }
}
