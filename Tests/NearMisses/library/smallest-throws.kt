fun smallest(counts: List<Int>): Int? {
    return counts.min()
}
