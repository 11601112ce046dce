func last(names: [String]) -> String? {
  return names.last
}
