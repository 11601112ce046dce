func middle(names: [String]) -> [String] {
  return Array(names.dropFirst().prefix(3))
}
