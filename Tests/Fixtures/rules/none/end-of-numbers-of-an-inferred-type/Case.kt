fun isFull(rows: List<Double>, sizes: Map<String, Double>): Boolean {
    val limit: Double = Double.POSITIVE_INFINITY
    note(limit = Double.MAX_VALUE)
    return rows[0] == Double.POSITIVE_INFINITY || sizes["a"] == limit
}
