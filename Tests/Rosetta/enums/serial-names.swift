enum Sport: String, Codable {
  case padel = "PADEL"
  case beachTennis = "BEACH"
}
