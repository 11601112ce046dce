func number(text: String) -> Int? {
  return Int(text)
}
