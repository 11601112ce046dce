struct Cart {
  let items: [Item]
  func names() -> Array<String> { items.map { $0.name } }
}
