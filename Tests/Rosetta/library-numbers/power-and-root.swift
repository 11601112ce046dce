func length(x: Double) -> Double {
  return sqrt(pow(x, 2.0))
}
