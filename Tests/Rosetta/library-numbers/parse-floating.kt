fun number(text: String): Double? {
    return text.toDoubleOrNull()
}
