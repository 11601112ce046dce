func big(counts: [Int]) -> [Int] {
  return counts.filter { $0 > 3 }.map { $0 * 2 }
}
