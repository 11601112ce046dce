func first(counts: [Int]) -> Int? {
  return counts.filter { $0 > 3 }.first
}
