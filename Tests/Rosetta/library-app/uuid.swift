func newId() -> UUID {
  return UUID()
}
