func isNew(name: String, names: [String]) -> Bool {
  return !names.contains(name)
}
