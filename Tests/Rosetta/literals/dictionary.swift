func ages() -> [String: Int] {
  return ["ann": 3, "bob": 4]
}
