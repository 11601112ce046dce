fun isFull(count: Int, limit: Int): Boolean {
    return count >= limit
}
