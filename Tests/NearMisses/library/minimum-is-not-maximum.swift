func bound(a: Int, b: Int) -> Int {
  return min(a, b)
}
