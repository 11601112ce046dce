package im.parley.compose

/** Location and length are UTF-16 offsets, as the server expects them. */
data class Mention(
    val username: String,
    val location: Int,
    val length: Int,
)

object MentionParser {
    const val EVERYONE = "everyone"

    private val regex = Regex("""(?<![A-Za-z0-9_.])@([A-Za-z][A-Za-z0-9_]{1,19})(?![A-Za-z0-9_])""")

    fun mentions(text: String): List<Mention> =
        regex.findAll(text)
            .map { match ->
                Mention(
                    username = match.groupValues[1].lowercase(),
                    location = match.range.first,
                    length = match.value.length,
                )
            }
            .toList()

    /** Everyone to be notified, in the order of the first mention and without the author. */
    fun recipients(text: String, author: String, members: List<String>): List<String> {
        val memberNames = members.map(String::lowercase)
        val mentioned = mentions(text).map { it.username }

        val candidates = if (EVERYONE in mentioned) memberNames else mentioned.filter { it in memberNames }
        return candidates.distinct() - author.lowercase()
    }

    fun highlight(text: String): String = regex.replace(text) { "<b>${it.value}</b>" }
}
