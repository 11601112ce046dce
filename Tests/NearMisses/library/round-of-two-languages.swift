func whole(x: Double) -> Double {
  return round(x)
}
