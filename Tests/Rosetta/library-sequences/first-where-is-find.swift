func first(counts: [Int]) -> Int? {
  return counts.first(where: { $0 > 3 })
}
