fun first(counts: List<Int>): Int? {
    return counts.find { it > 3 }
}
