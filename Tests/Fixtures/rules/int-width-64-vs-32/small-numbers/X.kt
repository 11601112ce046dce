data class Cell(
    val row: Int,
    val items: Int,
    val systemsCount: Int,
)
fun draw(width: Int, status: Int): Int { return width }
