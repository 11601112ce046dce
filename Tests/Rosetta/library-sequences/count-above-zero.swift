func hasNames(names: [String]) -> Bool {
  return names.count > 0
}
