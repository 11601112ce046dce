fun distance(a: Int, b: Int): Int {
    return Math.abs(a - b)
}
