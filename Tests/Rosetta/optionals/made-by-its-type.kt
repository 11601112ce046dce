class Titles {
    fun badge(rows: List<Row>): Badge? = rows.lastOrNull()?.let { Badge(it) }

    fun use(rows: List<Row>) {
        val badge = rows.firstOrNull()?.let { Badge(it) }
        show(badge)
    }
}
