func key() -> String {
  return "userId"
}
