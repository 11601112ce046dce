fun rising(counts: List<Int>): List<Int> {
    return counts.takeWhile { it < 5 }
}
