fun prices(rows: List<Row>): List<Int> = rows.map { row ->
    if (row.isFree) {
        0
    } else {
        val net = row.price - row.discount
        net + row.tax
    }
}
