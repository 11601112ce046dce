func label(values: [Int]) -> String {
  func sign(value: Int) -> String {
    if value < 0 {
      return "minus"
    }
    return "plus"
  }
  return sign(value: values.count)
}
