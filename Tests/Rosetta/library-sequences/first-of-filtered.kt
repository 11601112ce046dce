fun first(counts: List<Int>): Int? {
    return counts.firstOrNull { it > 3 }
}
