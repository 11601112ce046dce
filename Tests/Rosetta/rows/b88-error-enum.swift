enum LoadError: Error { case notFound
  case server(code: Int) }
func fail() throws { throw LoadError.server(code: 500) }
