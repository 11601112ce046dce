func limits() -> [Int] {
  return [Int.max, Int.min]
}
