fun count(limit: Int): Int {
    var count = limit
    count++
    return count
}
