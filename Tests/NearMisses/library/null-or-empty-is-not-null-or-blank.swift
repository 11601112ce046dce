func isMissing(name: String?) -> Bool {
  return name?.isEmpty ?? true
}
