class Parser {
    companion object {
        fun parse(text: String): Int {
            return text.length
        }
    }
}
