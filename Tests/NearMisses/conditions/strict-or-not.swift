func isFull(count: Int, limit: Int) -> Bool {
  return count > limit
}
