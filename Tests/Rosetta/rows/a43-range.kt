data class Page(val rows: IntRange, val columns: IntRange)
