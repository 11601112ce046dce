package app.chat.mentions

/**
 * @property handle lower case, "@" stripped
 * @property start offset of the "@"
 * @property end offset behind the last character of the handle
 */
data class Mention(val handle: String, val start: Int, val end: Int)

object MentionScanner {

    private const val MIN_LENGTH = 2
    private const val MAX_LENGTH = 20

    // The look-behind keeps mail addresses out; the length is checked on the full run of characters.
    private val CANDIDATE = Regex("(?<![A-Za-z0-9_])@([A-Za-z0-9_]*)")

    fun scan(text: String): List<Mention> =
        CANDIDATE.findAll(text)
            .filter { it.groupValues[1].length in MIN_LENGTH..MAX_LENGTH }
            .map { match ->
                Mention(
                    handle = match.groupValues[1].lowercase(),
                    start = match.range.first,
                    end = match.range.last + 1,
                )
            }
            .toList()

    fun uniqueHandles(text: String): List<String> = scan(text).map { it.handle }.distinct()

    /** The handle being typed in front of [cursor], possibly empty; null if there is none. */
    fun pendingQuery(text: String, cursor: Int): String? {
        if (cursor !in 0..text.length) return null

        val typed = text.substring(0, cursor).takeLastWhile { it.isHandleChar() }
        val at = cursor - typed.length - 1
        return when {
            at < 0 || text[at] != '@' -> null
            at > 0 && text[at - 1].isHandleChar() -> null
            typed.length > MAX_LENGTH -> null
            else -> typed.lowercase()
        }
    }

    private fun Char.isHandleChar() =
        this in '0'..'9' || this in 'A'..'Z' || this in 'a'..'z' || this == '_'
}
