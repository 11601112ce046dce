fun bound(count: Int): Int {
    return count.coerceAtMost(1)
}
