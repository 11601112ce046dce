func newId() -> String {
  return UUID().uuidString
}
