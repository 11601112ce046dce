fun parse(text: String): Int {
    val n = text.toIntOrNull() ?: throw ParseError.INVALID
    return n
}
sealed class ParseError : Exception() { object INVALID : ParseError() }
