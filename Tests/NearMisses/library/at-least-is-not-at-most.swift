func bound(count: Int) -> Int {
  return max(count, 1)
}
