func part(names: [String]) -> [String] {
  return Array(names.prefix(3))
}
