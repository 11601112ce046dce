func path() -> String {
  return "/v1/users"
}
