class Plates {
    fun isForeign(text: String): Boolean {
        if (!PLATE.matches(text)) return true
        return DIGITS.containsMatchIn(text)
    }

    companion object {
        private val PLATE = Regex("^[A-Z]{2}-[0-9]+$")
        private val DIGITS = Regex("[0-9]{4}")
    }
}
