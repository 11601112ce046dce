func whole(x: Double) -> Double {
  return x.rounded(.down)
}
