func numbered(names: [String]) -> [String] {
  return names.enumerated().map { index, name in "\(index) \(name)" }
}
