fun range(): Pair<Int, Int> {
    return Pair(1, 2)
}
