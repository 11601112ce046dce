func stamp() -> Date {
  return Date()
}
