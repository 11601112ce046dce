fun move(start: Int, end: Int): Int {
    return end - start
}

fun run(): Int {
    return move(start = 1, end = 5)
}
