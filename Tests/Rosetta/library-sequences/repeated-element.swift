func zeros(count: Int) -> [Int] {
  return Array(repeating: 0, count: count)
}
