enum LoginError: Error {
  case locked
}

func login() throws {
  throw LoginError.locked
}
