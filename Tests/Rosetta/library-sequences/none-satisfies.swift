func noneBig(counts: [Int]) -> Bool {
  return !counts.contains(where: { $0 > 3 })
}
