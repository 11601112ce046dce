func longNames(names: [String]) -> Int {
  return names.filter { $0 != "" }.count
}
