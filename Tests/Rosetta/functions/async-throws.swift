func fetch(id: String) async throws -> String {
  return id
}
