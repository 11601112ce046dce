fun hasBig(counts: List<Int>): Boolean {
    return counts.none { it > 3 }
}
