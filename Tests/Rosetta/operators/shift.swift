func bit(index: Int) -> Int {
  return 1 << index
}
