func isPresent(names: [String]?) -> Bool {
  return names?.isEmpty == false
}
