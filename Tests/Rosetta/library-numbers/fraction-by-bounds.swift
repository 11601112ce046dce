func chance() -> Double {
  return Double.random(in: 0..<1)
}
