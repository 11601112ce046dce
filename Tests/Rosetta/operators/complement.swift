func mask(a: Int) -> Int {
  return ~a
}
