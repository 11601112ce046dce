fun label(level: Int): String {
    val text = when (level) {
        0 -> "none"
        else -> "some"
    }
    return text
}
