data class Label(val title: String) {
    fun matches(other: String): Boolean = title == other
}
