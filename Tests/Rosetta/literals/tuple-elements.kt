fun sum(): Int {
    val range = bounds()
    return range.first + range.second
}

fun bounds(): Pair<Int, Int> {
    return Pair(1, 2)
}
