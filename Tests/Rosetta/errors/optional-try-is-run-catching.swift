func start() -> String? {
  return try? load()
}

func load() throws -> String {
  return ""
}
