struct Adder {
  let base: Int

  func callAsFunction(_ value: Int) -> Int {
    return base + value
  }
}
