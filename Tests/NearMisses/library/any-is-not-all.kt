fun hasBig(counts: List<Int>): Boolean {
    return counts.all { it > 3 }
}
