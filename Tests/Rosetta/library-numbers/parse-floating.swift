func number(text: String) -> Double? {
  return Double(text)
}
