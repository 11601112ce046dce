struct User: Codable { let id: Int
  let firstName: String
  enum CodingKeys: String, CodingKey { case id; case firstName = "first_name" } }
