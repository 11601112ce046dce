func isMissing(names: [String]?) -> Bool {
  return names?.isEmpty ?? true
}
