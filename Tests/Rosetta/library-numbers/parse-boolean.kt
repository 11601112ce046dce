fun flag(text: String): Boolean? {
    return text.toBooleanStrictOrNull()
}
