func total(counts: [Int]) -> Int {
  return counts.reduce(1) { $0 + $1 }
}
