func angles(x: Double, y: Double) -> Double {
  return asin(x) + acos(x) + tan(x) + atan(y) + exp(y) + log10(x) + hypot(x, y) + fabs(x)
}
