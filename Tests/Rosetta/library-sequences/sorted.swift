func order(counts: [Int]) -> [Int] {
  return counts.sorted()
}
