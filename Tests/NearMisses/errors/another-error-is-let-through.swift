func load() async throws {
    do {
        items = try await api.items()
    } catch {
        failed = true
    }
}
