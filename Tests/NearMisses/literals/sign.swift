func offset() -> Int {
  return -1
}
