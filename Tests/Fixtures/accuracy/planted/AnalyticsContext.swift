import Foundation

/// Properties that are attached to every event.
final class AnalyticsContext {
    private var values: [String: String] = [:]
    private let maxEntries: Int
    private(set) var rejected = 0

    init(maxEntries: Int = 25) {
        self.maxEntries = maxEntries
    }

    var count: Int { values.count }

    func set(_ key: String, to value: String?) {
        guard !key.isEmpty else { return }
        let isNew = !values.keys.contains(key)
        if isNew && value != nil && values.count >= maxEntries {
            rejected += 1
            return
        }
        values[key] = value
    }

    func has(_ key: String) -> Bool {
        values.keys.contains(key)
    }

    func merge(_ other: [String: String]) {
        for key in other.keys.sorted() {
            set(key, to: other[key])
        }
    }

    func export() -> [String] {
        values
            .sorted { $0.key < $1.key }
            .map { "\($0.key)=\($0.value)" }
    }

    func reset() {
        values = [:]
        rejected = 0
    }
}
