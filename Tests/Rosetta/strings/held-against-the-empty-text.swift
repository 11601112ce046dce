func find(_ text: String) -> [Int] {
  if text.isEmpty { return [] }
  if !text.isEmpty { note(text) }
  return scan(text)
}
