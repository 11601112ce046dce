func line(counts: [Int]) -> String {
  return counts.map { "<\($0)>" }.joined(separator: ";")
}
