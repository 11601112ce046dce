fun bounds(counts: List<Int>): Pair<Int?, Int?> {
    return Pair(counts.minOrNull(), counts.maxOrNull())
}
