struct ParseError: Error {
}

func start() {
  do {
    try load()
  } catch let error as ParseError {
    show(error)
  } catch {
    stop()
  }
}

func load() throws {
}

func show(_ error: ParseError) {
}

func stop() {
}
