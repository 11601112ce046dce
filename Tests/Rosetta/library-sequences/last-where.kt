fun last(counts: List<Int>): Int? {
    return counts.lastOrNull { it > 3 }
}
