data class Frame(val rows: List<Int>) {
    fun ends(): List<Int?> {
        val page = rows.subList(4, 8)
        return listOf(page.firstOrNull(), page.lastOrNull())
    }

    fun second(): Int {
        val start = rows.drop(2)
        return start[1]
    }

    fun begin(): Int {
        val start = rows.subList(0, 2)
        return start[1]
    }
}
