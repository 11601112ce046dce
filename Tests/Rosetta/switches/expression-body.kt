fun title(kind: String): Int = when (kind) {
    "a" -> 1
    "b" -> 2
    else -> 0
}
