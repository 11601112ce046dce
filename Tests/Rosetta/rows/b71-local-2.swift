func outer(_ n: Int) -> Int {
  let twice: (Int) -> Int = { $0 * 2 }
  return twice(n) + twice(1)
}
