func listed(names: Set<String>) -> [String] {
  return Array(names)
}
