func profile(_ id: Int) async throws -> Profile {
  let raw = try await api.get(id)
  return Profile(raw)
}
