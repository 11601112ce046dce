func total(_ items: [Item]) -> Int {
    items.reduce(0) { $0 + $1.price }
}
