func labels(values: [Int]) -> [Int] {
  return values.map { value in
    let twice = value * 2
    return twice + 1
  }
}
