struct Session: Codable {
  let id: String
  let refreshToken: String

  enum CodingKeys: String, CodingKey {
    case id
    case refreshToken = "refresh_token"
  }
}
