func repeatName(count: [Int]) -> [String] {
  return count.map { _ in "x" }
}
