func lastIndex(names: [String]) -> Int {
  return names.count - 1
}
