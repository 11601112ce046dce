fun total(counts: List<Int>): Int {
    return counts.sum()
}
