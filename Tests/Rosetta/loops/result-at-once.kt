class Finder {
    fun find(rows: List<Row>): Row? {
        for (row in rows) {
            if (row.isOpen) {
                return row
            }
        }
        return null
    }

    fun total(rows: List<Row>): Int {
        var total = 0
        for (row in rows) {
            if (row.isLast) {
                return total
            }
            total += row.size
        }
        return total
    }
}
