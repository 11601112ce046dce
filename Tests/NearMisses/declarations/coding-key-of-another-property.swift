struct Session: Codable {
  let id: String
  let token: String

  enum CodingKeys: String, CodingKey {
    case id = "_id"
    case token
  }
}
