func names() -> [String] {
  return []
}
