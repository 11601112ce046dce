func hasNone(names: [String]) -> Bool {
  return names.count == 0
}
