fun sum(rows: List<List<Int>>): Int {
    var total = 0
    for (row in rows) {
        for (cell in row) {
            if (cell < 0) continue
            total += cell
        }
    }
    return total
}
