import Foundation

protocol StorageType {
    var count: Int { get }
    func load(key: String) async throws -> String?
    func save(_ value: String, key: String)
    func move(key: String, to other: String)
    func clear()
    //~  ^^^^^ missing-member: `clear()` has no counterpart in Kotlin
}

extension StorageType {
    // What everybody may write for convenience is not asked of those who implement the contract.
    func saveAll(_ values: [String: String]) {
        for (key, value) in values { save(value, key: key) }
    }
}

enum StorageError: Error {
    case full
    case corrupt
}

final class Storage: StorageType {
    private var values: [String: String] = [:]

    var count: Int { values.count }

    func load(key: String) async throws -> String? { values[key] }

    func save(_ value: String, key: String) { values[key] = value }

    func move(key: String, to other: String) {
        guard other != key else { return }
        values[other] = values[key]
        values[key] = nil
    }

    func clear() { values.removeAll() }

    func warmUp(keys: [String]) {}
}
