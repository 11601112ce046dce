class Rule {
    fun isWrong(rows: List<Row>): Boolean = rows.any { !it.isValid }

    fun mayBe(size: Int, kind: String): Boolean = size in 1..100 && kind in kinds

    fun starts(rows: List<String>, prefix: String): List<String> =
        rows.filter { it.startsWith(prefix, ignoreCase = true) }

    fun fee(sum: BigDecimal): BigDecimal = if (sum >= BigDecimal(60)) BigDecimal.ZERO else BigDecimal(5)
}

fun String.shortened(length: Int): String {
    if (this.length <= length) return this
    return take(length) + "…"
}
