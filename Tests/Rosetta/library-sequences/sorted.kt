fun order(counts: List<Int>): List<Int> {
    return counts.sorted()
}
