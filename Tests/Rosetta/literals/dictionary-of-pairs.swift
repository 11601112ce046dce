func ages() -> [String: Int] {
  return ["ann": 3]
}
