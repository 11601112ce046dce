func adder() -> (Int, Int) -> Int {
  return { (a: Int, b: Int) -> Int in a + b }
}
