func product(counts: [Int]) -> Int {
  return counts.reduce(1) { result, count in result * count }
}
