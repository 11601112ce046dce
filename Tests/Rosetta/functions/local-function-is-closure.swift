func total(values: [Int]) -> Int {
  func twice(value: Int) -> Int {
    return value * 2
  }
  return twice(value: values.count)
}
