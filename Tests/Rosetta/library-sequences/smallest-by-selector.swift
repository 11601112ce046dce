struct Item {
  let price: Int
}

func cheapest(items: [Item]) -> Item? {
  return items.min { $0.price < $1.price }
}
