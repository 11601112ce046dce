func start() async throws -> Int {
  let text = try await load()
  return text.count
}

func load() async throws -> String {
  return ""
}
