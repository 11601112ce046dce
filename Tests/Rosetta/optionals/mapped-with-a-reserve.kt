class Screen {
    fun total(basket: Basket): Int = basket.coupon?.let { discount(it) } ?: 0

    fun title(basket: Basket): String {
        return basket.note?.let { format(it) } ?: "Basket"
    }
}
