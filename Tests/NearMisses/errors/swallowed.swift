func start() throws {
  try load()
}

func load() throws {
}
