class HTTPClient {
  let baseURL: String
  let userID: String

  init(baseURL: String, userID: String) {
    self.baseURL = baseURL
    self.userID = userID
  }
}
