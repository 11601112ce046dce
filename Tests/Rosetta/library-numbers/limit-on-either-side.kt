fun left(x: Int, y: Int): Int = (x - y).coerceAtLeast(0)
fun first(rows: List<Row>): List<Row>? = rows.takeIf { it.isNotEmpty() }
