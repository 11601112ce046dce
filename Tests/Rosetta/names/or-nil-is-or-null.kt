class Rows {
    fun next(index: Int): Row? = rows.getOrNull(index + 1)
}
