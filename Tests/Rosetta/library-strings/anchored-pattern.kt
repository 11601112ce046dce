class Code(val text: String) {
    fun isPlausible(): Boolean = text.matches(Regex("[A-Z]{3}[0-9]"))

    fun isShort(): Boolean = Regex("^[a-z]+$").matches(text)
}
