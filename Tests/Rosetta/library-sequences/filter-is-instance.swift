func texts(values: [Any]) -> [String] {
  return values.compactMap { $0 as? String }
}
