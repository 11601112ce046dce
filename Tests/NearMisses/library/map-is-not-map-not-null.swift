func numbers(texts: [String]) -> [Int?] {
  return texts.map { Int($0) }
}
