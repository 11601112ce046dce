func part(names: [String]) -> [String] {
  return Array(names[1..<3])
}
