func isMissing(name: String?) -> Bool {
  return name == nil
}
