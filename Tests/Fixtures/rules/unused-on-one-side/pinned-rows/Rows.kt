data class Row(val title: String, val isPinned: Boolean)

class Rows {
    private val rows = mutableListOf<Row>()

    fun add(row: Row) {
        rows.add(row)
    }

    fun sweep(keeping: Int): List<String> = rows.drop(keeping).map { it.title }
}
