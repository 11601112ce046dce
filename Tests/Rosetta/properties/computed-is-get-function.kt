data class Person(val first: String, val last: String) {
    fun getFullName(): String {
        return first + " " + last
    }
}
