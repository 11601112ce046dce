fun line(count: Int): String {
    return "-".repeat(count)
}
