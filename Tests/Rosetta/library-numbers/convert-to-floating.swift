func ratio(part: Int, whole: Int) -> Double {
  return Double(part) / Double(whole)
}
