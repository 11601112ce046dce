func hasBig(counts: [Int]) -> Bool {
  return counts.contains { $0 > 3 }
}
