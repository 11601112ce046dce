func clamp(value: Int) -> Int {
  return value < 0 ? 0 : value
}
