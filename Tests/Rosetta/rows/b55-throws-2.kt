@Throws(ParseError::class)
fun parse(text: String): Int {
    return text.toIntOrNull() ?: throw ParseError.Invalid
}
sealed class ParseError : Exception() { data object Invalid : ParseError() }
