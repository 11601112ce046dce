func load(_ id: String) throws -> Page {
  return try fetch(id)
}
