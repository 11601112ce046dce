class Cart {
    var count: Int = 3

    fun clear() {
        count = 0
    }
}
