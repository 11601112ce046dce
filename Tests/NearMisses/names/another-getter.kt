data class Person(val first: String) {
    fun getTitle(): String {
        return first
    }
}
