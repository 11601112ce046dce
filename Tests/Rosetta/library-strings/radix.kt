fun hex(count: Int): String {
    return count.toString(16)
}
