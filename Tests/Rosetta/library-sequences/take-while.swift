func rising(counts: [Int]) -> [Int] {
  return Array(counts.prefix(while: { $0 < 5 }))
}
