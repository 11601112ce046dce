func phase(x: Double) -> Double {
  return x.truncatingRemainder(dividingBy: 2.0)
}
