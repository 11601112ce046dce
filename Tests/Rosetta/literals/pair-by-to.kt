fun range(): Pair<Int, Int> {
    return 1 to 2
}
