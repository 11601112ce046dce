import Foundation

/// Shares one running request between all callers that ask for the same key.
actor RequestCoalescer<Key: Hashable & Sendable, Value: Sendable> {
    private struct Running {
        let token: Int
        let task: Task<Value, Error>
    }

    private let load: @Sendable (Key) async throws -> Value
    private var running: [Key: Running] = [:]
    private var nextToken = 0
    private(set) var sharedCount = 0

    init(load: @escaping @Sendable (Key) async throws -> Value) {
        self.load = load
    }

    func value(for key: Key) async throws -> Value {
        if let existing = running[key] {
            sharedCount += 1
            return try await existing.task.value
        }
        let token = nextToken
        nextToken += 1
        let task = Task { [load] in
            let result: Result<Value, Error>
            do {
                result = .success(try await load(key))
            } catch {
                result = .failure(error)
            }
            self.finished(key, token: token)
            return try result.get()
        }
        running[key] = Running(token: token, task: task)
        return try await task.value
    }

    func cancelAll() {
        let tasks = running.values.map(\.task)
        running.removeAll()
        tasks.forEach { $0.cancel() }
    }

    private func finished(_ key: Key, token: Int) {
        if running[key]?.token == token {
            running[key] = nil
        }
    }
}
