func limit() -> Int {
  return 10
}
