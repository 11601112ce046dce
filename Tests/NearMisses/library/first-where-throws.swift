func first(counts: [Int]) -> Int? {
  return counts.first { $0 > 3 }
}
