fun color(kind: String): Int {
    val result = when (kind) {
        "red" -> 1
        "blue" -> 2
        else -> 0
    }
    return result + 1
}
