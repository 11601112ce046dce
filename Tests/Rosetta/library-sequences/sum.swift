func total(counts: [Int]) -> Int {
  return counts.reduce(0, +)
}
