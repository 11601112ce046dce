class Bag {
  func insert(_ name: String) -> Bool {
    return true
  }

  func fill() {
    _ = insert("a")
  }
}
