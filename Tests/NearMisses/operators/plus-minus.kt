fun next(count: Int): Int {
    return count - 1
}
