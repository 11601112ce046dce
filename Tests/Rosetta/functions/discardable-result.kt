class Bag {
    fun insert(item: String): Boolean {
        return true
    }
}
