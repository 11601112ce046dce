class Cart {
  private(set) var items: [String] = []

  func add(item: String) {
    items.append(item)
  }
}
