enum LoginError: Error {
  case locked
  case rejected(code: Int)
}
