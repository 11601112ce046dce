func table(pairs: [(String, Int)]) -> [String: Int] {
  return Dictionary(pairs, uniquingKeysWith: { $1 })
}
