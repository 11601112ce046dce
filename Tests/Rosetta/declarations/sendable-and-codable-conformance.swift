struct Money: Codable, Sendable {
  let cents: Int
}
