func double(_ value: Int) -> Int {
  return value * 2
}
