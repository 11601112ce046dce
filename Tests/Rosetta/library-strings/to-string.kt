fun text(count: Int): String {
    return count.toString()
}
