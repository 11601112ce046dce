fun parse(text: String): Int? {
    val hex = text.removePrefix("#")
    return hex.toIntOrNull(16)
}

fun cut(text: String): String {
    val result = text.lowercase().removeSuffix("-")
    return result
}
