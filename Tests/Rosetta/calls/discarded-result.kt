class Bag {
    fun insert(name: String): Boolean {
        return true
    }

    fun fill() {
        insert("a")
    }
}
