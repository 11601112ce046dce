fun small(counts: List<Int>): List<Int> {
    return counts.filterNot { isBig(it) }
}

fun isBig(count: Int): Boolean {
    return count > 3
}
