func flags(a: Int, b: Int) -> Int {
  return a & b
}
