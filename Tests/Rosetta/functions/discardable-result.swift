class Bag {
  @discardableResult
  func insert(_ item: String) -> Bool {
    return true
  }
}
