func first(names: [String]) -> String? {
  return names.first
}
