final class Shop {
    var cart = Cart()

    func clear() {
        cart = cart.emptied()
    }
}
