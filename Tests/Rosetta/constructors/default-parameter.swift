class Client {
  let host: String
  let port: Int

  init(host: String, port: Int = 443) {
    self.host = host
    self.port = port
  }
}
