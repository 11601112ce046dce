fun prices(rows: List<Row>): List<Int> = rows.map { row ->
    val price = row.price ?: return@map 0
    price + row.tax
}
