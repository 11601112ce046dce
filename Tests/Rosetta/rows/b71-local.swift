func outer(_ n: Int) -> Int {
  func twice(_ x: Int) -> Int { return x * 2 }
  return twice(n) + twice(1)
}
