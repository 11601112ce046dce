func isBroken(x: Double) -> Bool {
  return x.isNaN
}
