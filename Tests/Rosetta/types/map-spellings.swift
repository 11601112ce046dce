func make(a: [String: Int], b: Dictionary<String, Bool>) -> [String: Int] {
  return a
}
