func table(pairs: [(String, Int)]) -> [String: Int] {
  return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
}
