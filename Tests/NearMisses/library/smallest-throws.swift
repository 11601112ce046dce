func smallest(counts: [Int]) -> Int? {
  return counts.min()
}
