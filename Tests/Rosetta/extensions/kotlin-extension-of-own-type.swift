struct Response {
  let code: Int

  func failed() -> Bool {
    return code >= 400
  }
}
