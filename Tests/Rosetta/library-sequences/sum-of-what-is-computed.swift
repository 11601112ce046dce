func total(_ items: [Item]) -> Double {
    items.reduce(0) { $0 + $1.price * Double($1.quantity) }
}

func weight(_ items: [Item]) -> Int {
    items.reduce(0) { sum, item in sum + item.weight }
}
