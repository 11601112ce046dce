func small(counts: [Int]) -> [Int] {
  return counts.filter { !isBig($0) }
}

func isBig(_ count: Int) -> Bool {
  return count > 3
}
