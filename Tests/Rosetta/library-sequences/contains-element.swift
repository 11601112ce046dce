func has(names: [String], name: String) -> Bool {
  return names.contains(name)
}
