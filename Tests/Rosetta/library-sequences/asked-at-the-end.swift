struct Shelf {
  let pages: [Int]
  func long() -> Int? { pages.lazy.filter { $0 > 300 }.first }
  func total() -> Int { pages.lazy.map { $0 * 2 }.reduce(0, +) }
}
