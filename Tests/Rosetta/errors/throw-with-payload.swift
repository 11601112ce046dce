enum LoginError: Error {
  case rejected(code: Int)
}

func login() throws {
  throw LoginError.rejected(code: 3)
}
