fun find(rows: List<List<Int>>) {
    outer@ for (row in rows) {
        for (cell in row) {
            if (cell < 0) {
                continue
            }
            show(cell)
        }
    }
}

fun show(cell: Int) {
}
