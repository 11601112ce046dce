enum Sport: String, Codable {
  case padel = "PADEL"
  case tennis = "TENNIS"
}
