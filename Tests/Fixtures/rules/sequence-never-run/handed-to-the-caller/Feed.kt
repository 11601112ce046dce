class Feed {
    private var names: List<String> = emptyList()

    fun load(rows: List<Row>) {
        names = rows.asSequence().map { it.name }.toList()
        rows.forEach { println(it.name) }
    }

    fun open(rows: List<Row>): List<Row> {
        return rows.asSequence().filter { it.isOpen }.toList()
    }
}
