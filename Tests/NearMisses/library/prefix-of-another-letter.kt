fun parse(text: String): Int? {
    val hex = text.removePrefix("0x")
    return hex.toIntOrNull(16)
}
