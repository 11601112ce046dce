struct Item {
  let price: Int
}

extension Array where Element == Item {
  func prices() -> [Int] {
    return map { $0.price }
  }
}
