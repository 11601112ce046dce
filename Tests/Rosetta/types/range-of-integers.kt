fun page(rows: IntRange): Int {
    return rows.lowerBound
}
