fun sum(): Int {
    val (low, high) = range()
    return low + high
}

fun range(): Pair<Int, Int> {
    return Pair(1, 2)
}
