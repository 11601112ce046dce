fun open(rows: List<Row>): List<Row> {
    val result = rows.filter { it.isOpen }
    return result
}

suspend fun send(row: Row): Receipt = api.send(row)
