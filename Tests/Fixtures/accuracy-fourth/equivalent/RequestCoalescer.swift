import Foundation

/// Lets concurrent callers that ask for the same resource share one request.
actor RequestCoalescer<Key: Hashable & Sendable, Value: Sendable> {

    private var inFlight: [Key: Task<Value, Error>] = [:]
    private(set) var sharedHits = 0

    var activeKeys: Set<Key> { Set(inFlight.keys) }

    func value(
        for key: Key,
        load: @escaping @Sendable (Key) async throws -> Value
    ) async throws -> Value {
        if let running = inFlight[key] {
            sharedHits += 1
            return try await running.value
        }

        let task = Task {
            defer { inFlight[key] = nil }
            return try await load(key)
        }
        inFlight[key] = task
        return try await task.value
    }
}
