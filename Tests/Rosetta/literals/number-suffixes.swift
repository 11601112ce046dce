func limit() -> Int {
  return 86400
}
