func make(a: [String], b: Array<Int>) -> [String] {
  return a
}
