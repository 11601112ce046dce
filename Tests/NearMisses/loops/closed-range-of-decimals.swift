func isLatitude(_ value: Double) -> Bool {
  return (0...90.0).contains(value)
}
