func end(names: [String]) -> [String] {
  return Array(names.dropLast().suffix(2))
}
