func make(names: Set<String>) -> Int {
  return names.count
}
