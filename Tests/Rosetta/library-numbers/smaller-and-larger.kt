fun bounds(a: Int, b: Int): Pair<Int, Int> {
    return Pair(minOf(a, b), maxOf(a, b))
}
