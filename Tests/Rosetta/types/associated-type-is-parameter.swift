protocol Store {
  associatedtype Item
  func load(id: String) -> Item?
  func save(item: Item)
}
