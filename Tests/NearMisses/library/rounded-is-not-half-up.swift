func whole(x: Double) -> Int {
  return Int(x.rounded())
}
