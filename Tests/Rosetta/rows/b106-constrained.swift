extension Array where Element == Item { func total() -> Int { reduce(0) { $0 + $1.price } } }
