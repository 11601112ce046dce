class Shop {
    var cart = Cart()

    fun clear() {
        cart.update { it.emptied() }
    }
}
