fun first(counts: List<Int>): Int? {
    return counts.first { it > 3 }
}
