func without(names: [String], name: String) -> [String] {
  return names.filter { $0 != name }
}
