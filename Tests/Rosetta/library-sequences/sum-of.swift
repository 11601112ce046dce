struct Item {
  let price: Int
}

func total(items: [Item]) -> Int {
  return items.map { $0.price }.reduce(0, +)
}
