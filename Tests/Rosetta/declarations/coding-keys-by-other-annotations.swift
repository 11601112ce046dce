struct Court: Codable {
  var name: String
  var surface: String?

  private enum CodingKeys: String, CodingKey {
    case name = "court_name"
    case surface
  }
}
