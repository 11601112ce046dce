func texts(values: [Any]) -> [Any] {
  return values.compactMap { $0 as? Int }
}
