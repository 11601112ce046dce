func part(names: [String]) -> [String] {
  return Array(names.dropFirst(3))
}
