final class Store {
    func put(_ key: String, _ price: Int) {
        if let item = items[key] {
            item.price = price
            touch(item)
            return
        }
        let item = Item(key: key, price: price)
        items[key] = item
        touch(item)
    }
}
