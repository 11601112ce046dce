func start() {
  do {
    try load()
  } catch {
    stop()
  }
}

func load() throws {
}

func stop() {
}
