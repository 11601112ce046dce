func limits() -> [Int] {
  return [1_000, 0xFF, 0b101]
}
