func order(values: [Int]) -> Int {
  return values.reduce(0) { $0 - $1 }
}
