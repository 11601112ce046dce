enum LoadError: Error {
  case missing
}

func load(callback: (Result<String, LoadError>) -> Void) {
  callback(.success("done"))
}
