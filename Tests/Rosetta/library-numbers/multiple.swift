func isEven(count: Int) -> Bool {
  return count.isMultiple(of: 2)
}
