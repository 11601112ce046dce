fun noneBig(counts: List<Int>): Boolean {
    return counts.none { it > 3 }
}
