enum LoadError: Error {
  case missing
}

func name(value: String?) throws -> String {
  guard let value else { throw LoadError.missing }
  return value
}
