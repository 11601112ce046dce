func wait() async throws {
    try await Task.sleep(nanoseconds: 300_000)
}
