func load(_ id: String) async throws -> Page {
  let text = try await fetch(id)
  return parse(text)
}
