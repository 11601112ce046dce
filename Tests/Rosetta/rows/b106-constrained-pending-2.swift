extension Array<Item> { func total() -> Int { self.reduce(0) { sum, item in sum + item.price } } }
