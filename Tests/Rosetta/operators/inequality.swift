func differs(a: Int, b: Int) -> Bool {
  return a != b
}
