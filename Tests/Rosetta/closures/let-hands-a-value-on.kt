class Mapped(val from: (Int) -> String) {
    fun label(row: Int): String = (row + 1).let(from)
}
