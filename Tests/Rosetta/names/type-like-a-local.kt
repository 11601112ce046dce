class Store {
    fun put(key: String, price: Int) {
        items[key]?.let { known ->
            known.price = price
            touch(known)
            return
        }
        val item = Item(key, price)
        items[key] = item
        touch(item)
    }
}
