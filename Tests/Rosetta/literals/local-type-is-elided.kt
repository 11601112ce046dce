fun limit(): Int {
    val limit = 10
    return limit
}
