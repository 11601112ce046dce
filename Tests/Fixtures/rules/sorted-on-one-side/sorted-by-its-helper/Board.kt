class Board {
    fun top(rows: List<Row>): List<Row> = ranked(rows).take(3)

    private fun ranked(rows: List<Row>): List<Row> = rows.sortedByDescending { it.points }
}
