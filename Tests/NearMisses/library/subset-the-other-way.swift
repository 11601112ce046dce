func isPart(a: Set<Int>, b: Set<Int>) -> Bool {
  return a.isSubset(of: b)
}
