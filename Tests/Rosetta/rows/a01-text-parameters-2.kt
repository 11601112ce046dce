data class Label(val title: String) {
    fun matches(other: CharSequence): Boolean {
        return title == other
    }
}
