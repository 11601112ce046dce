func atLeastOne(count: Int) -> Int {
  return max(count, 1)
}
