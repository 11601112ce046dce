func isEmpty(names: [String]) -> Bool {
  return names.isEmpty
}
