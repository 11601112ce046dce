fun added(rows: List<Row>, row: Row): List<Row> {
    val all = rows.toMutableList()
    all.add(row)
    return all
}
