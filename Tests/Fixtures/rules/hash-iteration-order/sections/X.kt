class Service {
    private var isReady = false

    fun titles(rows: List<Row>): List<String> {
        val groups = rows.groupBy { it.section }
        return groups.keys.map { it.title }
    }

    fun start() {
        isReady = true
    }
}
