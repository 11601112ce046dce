func ages() -> [String: Int] {
  return [:]
}
