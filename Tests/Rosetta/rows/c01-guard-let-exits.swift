func handle(_ id: Int?, _ list: [Int?]) throws -> Int {
  guard let key = id else { throw Missing() }
  for item in list {
    guard let value = item else { continue }
    guard value < key else { break }
    use(value)
  }
  return key
}
