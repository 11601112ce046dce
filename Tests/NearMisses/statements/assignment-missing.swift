class Session {
  var token: String?
  var user: String?

  func end() {
    token = nil
    user = nil
  }
}
