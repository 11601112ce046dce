func whole(x: Double) -> Double {
  return x.rounded(.toNearestOrEven)
}
