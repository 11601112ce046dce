class Tag(val name: String) {
    override fun toString(): String = "#$name"
}
