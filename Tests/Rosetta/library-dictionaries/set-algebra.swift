func both(a: Set<Int>, b: Set<Int>) -> Set<Int> {
  return a.intersection(b).union(a.subtracting(b))
}
