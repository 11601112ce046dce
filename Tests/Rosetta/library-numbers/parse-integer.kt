fun number(text: String): Int? {
    return text.toIntOrNull()
}
