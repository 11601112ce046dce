func start() {
  do {
    try load()
  } catch let failure {
    show(failure)
  }
}

func load() throws {
}

func show(_ error: Error) {
}
