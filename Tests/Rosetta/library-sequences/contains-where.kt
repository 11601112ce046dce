fun hasBig(counts: List<Int>): Boolean {
    return counts.any { it > 3 }
}
