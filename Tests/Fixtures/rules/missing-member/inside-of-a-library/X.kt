class Till(val price: Int) {
    fun pay(amount: Int): Int = amount - price
}
