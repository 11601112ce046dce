data class Pager(val count: Int, val size: Int, val width: Double) {
    val pages: Int get() = (count + size - 1) / size
    val fill: Double get() = count.toDouble() / size
    val column: Double get() = width / 2
}
