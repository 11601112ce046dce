func position(names: [String], name: String) -> Bool {
  return names.firstIndex(of: name) != nil
}
