struct Response {
  let code: Int
}

private extension Response {
  func failed() -> Bool {
    return code >= 400
  }
}
