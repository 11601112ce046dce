fun cut(text: String): String {
    val result = text.uppercase()
    return result
}
