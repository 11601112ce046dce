final class SearchModel {
    var task: Task<Void, Never>?

    func changed(_ query: String) {
        task?.cancel()
        task = Task {
            try? await Task.sleep(nanoseconds: 300_000_000)
            guard !Task.isCancelled else { return }
            await search(query)
        }
    }

    func later() async throws {
        try await Task.sleep(for: .seconds(2))
        try await Task.sleep(nanoseconds: 50 * 1_000_000)
    }
}
