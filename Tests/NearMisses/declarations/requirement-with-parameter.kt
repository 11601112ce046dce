interface Cart {
    fun total(discount: Int): Int
}
