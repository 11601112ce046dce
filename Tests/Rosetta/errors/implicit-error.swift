func start() {
  do {
    try load()
  } catch {
    show(error)
  }
}

func load() throws {
}

func show(_ error: Error) {
}
