func wait() async throws {
  try await Task.sleep(for: .seconds(2))
}
