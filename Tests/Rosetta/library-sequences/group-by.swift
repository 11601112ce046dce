struct Item {
  let kind: String
}

func grouped(items: [Item]) -> [String: [Item]] {
  return Dictionary(grouping: items, by: { $0.kind })
}
