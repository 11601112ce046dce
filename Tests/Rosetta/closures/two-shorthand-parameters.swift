func product(values: [Int]) -> Int {
  return values.reduce(1) { $0 * $1 }
}
