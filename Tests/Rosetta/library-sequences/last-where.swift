func last(counts: [Int]) -> Int? {
  return counts.last(where: { $0 > 3 })
}
