struct Item {
  let id: String
}

func indexed(items: [Item]) -> [String: Item] {
  return Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })
}
