public final class Desk {
    public func items(for owner: String, completion: @escaping (Result<[Item], Error>) -> Void) { ask(owner, completion) }
}

extension Desk {
    public func items(for owner: String) async throws -> [Item] {
        try await withCheckedThrowingContinuation { waiting in
            items(for: owner) { waiting.resume(with: $0) }
        }
    }
}
