struct Item {
  let price: Int
}

func order(items: [Item]) -> [Item] {
  return items.sorted { $0.price < $1.price }
}
