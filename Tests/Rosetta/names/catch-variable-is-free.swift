func start() {
  do {
    try load()
  } catch let problem {
    show(problem)
  }
}

func load() throws {
}

func show(_ error: Error) {
}
