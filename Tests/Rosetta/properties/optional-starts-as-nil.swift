class Session {
  var user: String?
}
