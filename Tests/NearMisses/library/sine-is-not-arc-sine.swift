func angle(x: Double) -> Double {
  return asin(x)
}
