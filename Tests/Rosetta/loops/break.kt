fun first(counts: List<Int>): Int {
    var result = 0
    for (count in counts) {
        if (count > 5) {
            result = count
            break
        }
    }
    return result
}
