func big(counts: [Int]) -> [Int] {
  return counts.filter { $0 > 3 }
}
