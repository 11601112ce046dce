fun clamp(value: Int): Int {
    return if (value < 0) 0 else value
}
