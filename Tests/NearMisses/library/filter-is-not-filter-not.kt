fun big(counts: List<Int>): List<Int> {
    return counts.filterNot { it > 3 }
}
