class Cart {
    var count: Int = 0

    fun isFull(): Boolean {
        return count > 9
    }
}
