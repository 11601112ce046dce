func isPresent(name: String?) -> Bool {
  return nil != name
}
