class Service {
    private var isReady = false

    fun csv(rows: List<Row>): String {
        return rows.map { row -> "%.3f;%.3f".format(row.x, row.y) }.joinToString(",")
        //~ locale-default-formatting
        //~ info printf-rounding
    }

    fun start() {
        isReady = true
    }
}
