fun take(permits: Int): Boolean {
    if (tokens < permits) return false
    tokens -= permits
    return true
}
