data class Cart(val prices: List<Int>) {
    fun hasItems(): Boolean {
        return prices.size > 0
    }
}
