fun atLeastOne(count: Int): Int {
    return count.coerceAtLeast(1)
}
