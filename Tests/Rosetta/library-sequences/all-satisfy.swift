func allBig(counts: [Int]) -> Bool {
  return counts.allSatisfy { $0 > 3 }
}
