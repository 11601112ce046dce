func distance(a: Int, b: Int) -> Int {
  return abs(a - b)
}
