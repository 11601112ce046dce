fun flag(text: String): Boolean? {
    return text.toBoolean()
}
