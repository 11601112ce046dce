func divide(a: Int, b: Int) -> Int {
  guard b != 0 else {
    return 0
  }
  return a / b
}
