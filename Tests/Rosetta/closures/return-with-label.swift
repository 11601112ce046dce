func labels(values: [Int]) -> [String] {
  return values.map { value in
    if value < 0 {
      return "minus"
    }
    return "plus"
  }
}
