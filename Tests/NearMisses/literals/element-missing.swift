func names() -> [String] {
  return ["a", "b"]
}
