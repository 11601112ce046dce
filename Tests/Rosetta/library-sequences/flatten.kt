fun flat(rows: List<List<Int>>): List<Int> {
    return rows.flatten()
}
