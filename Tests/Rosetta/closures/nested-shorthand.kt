fun pairs(rows: List<List<Int>>): List<List<Int>> {
    return rows.map { row -> row.map { it + row.size } }
}
