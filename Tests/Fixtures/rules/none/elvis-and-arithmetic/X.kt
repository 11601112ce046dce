class Bill {
    fun total(discount: Int?, price: Int, tax: Int): Int {
        return discount ?: price + tax
    }
}
