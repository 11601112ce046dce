class Cart {
  var count: Int = 0
}

extension Cart {
  func isFull() -> Bool {
    return count > 9
  }
}
