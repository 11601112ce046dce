func isSame(a: Int, b: Int) -> Bool {
  return a == b
}
