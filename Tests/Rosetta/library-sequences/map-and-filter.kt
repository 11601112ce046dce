fun big(counts: List<Int>): List<Int> {
    return counts.filter { it > 3 }.map { it * 2 }
}
