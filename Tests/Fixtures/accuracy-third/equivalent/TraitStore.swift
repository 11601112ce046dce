import Foundation

enum TraitError: Error, Equatable {
    case reservedKeys(Set<String>)
    case tooManyTraits(Int)
}

/// Attributes of the signed-in user as they are attached to every event.
final class TraitStore {
    static let maxTraits = 64
    private static let reserved: Set<String> = ["id", "anonymous_id", "created_at", "sdk"]

    private(set) var values: [String: String] = [:]

    /// Applies all changes or none of them. A `nil` removes the trait.
    /// - Returns: the keys whose value is different now.
    @discardableResult
    func merge(_ changes: [String: String?]) throws -> Set<String> {
        let offending = Self.reserved.intersection(changes.keys)
        guard offending.isEmpty else { throw TraitError.reservedKeys(offending) }

        var next = values
        for (key, value) in changes {
            if let value {
                next[key] = value
            } else {
                next.removeValue(forKey: key)
            }
        }
        guard next.count <= Self.maxTraits else {
            throw TraitError.tooManyTraits(next.count)
        }

        let changed = changes.keys.filter { next[$0] != values[$0] }
        values = next
        return Set(changed)
    }

    /// Keeps the first value ever given, e.g. for the acquisition channel.
    func setOnce(_ key: String, _ value: String) throws -> Bool {
        guard values[key] == nil else { return false }
        try merge([key: value])
        return true
    }

    func clear() {
        values = [:]
    }
}
