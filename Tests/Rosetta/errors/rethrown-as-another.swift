enum LoadError: Error {
  case failed
}

func start() throws {
  do {
    try load()
  } catch {
    throw LoadError.failed
  }
}

func load() throws {
}
