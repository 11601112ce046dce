data class Tag(val name: String) {
    override fun toString(): String {
        return "#" + name
    }
}
