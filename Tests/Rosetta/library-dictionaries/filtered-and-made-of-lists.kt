fun big(counts: Map<String, Int>): Map<String, Int> = counts.filterValues { it > 10 }

fun index(rows: List<Row>): Map<String, Row> = rows.associateBy { it.id }

fun add(extra: Map<String, Int>) {
    all.putAll(extra)
}
