fun clamp(value: Int, low: Int, high: Int): Int {
    return value.coerceIn(low, high)
}
