func path(user: String, team: String) -> String {
  return "/v1/\(user)"
}
