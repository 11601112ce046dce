fun sum(rows: List<List<Int>>): Int {
    var total = 0
    rows@ for (row in rows) {
        for (cell in row) {
            if (cell < 0) continue@rows
            total += cell
        }
    }
    return total
}
