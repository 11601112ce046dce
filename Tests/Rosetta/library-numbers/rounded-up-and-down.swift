func span(x: Double) -> Double {
  return x.rounded(.up) - x.rounded(.down)
}
