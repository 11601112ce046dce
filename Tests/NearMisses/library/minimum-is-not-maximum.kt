fun bound(a: Int, b: Int): Int {
    return maxOf(a, b)
}
