func hasNames(names: [String]) -> Bool {
  return !names.isEmpty
}
