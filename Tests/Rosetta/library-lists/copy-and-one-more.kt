fun added(rows: List<Row>, row: Row): List<Row> {
    return rows + row
}
