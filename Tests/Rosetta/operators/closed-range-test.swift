func isLevel(value: Int) -> Bool {
  return value >= 1 && value <= 5
}
