fun line(counts: List<Int>): String {
    return counts.joinToString(separator = ";") { "<$it>" }
}
