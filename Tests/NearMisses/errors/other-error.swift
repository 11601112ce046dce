enum LoadError: Error {
  case missing
  case locked
}

func load() throws {
  throw LoadError.missing
}
