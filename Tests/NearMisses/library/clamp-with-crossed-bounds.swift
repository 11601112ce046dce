func clamp(value: Int, low: Int, high: Int) -> Int {
  return min(max(value, low), high)
}
