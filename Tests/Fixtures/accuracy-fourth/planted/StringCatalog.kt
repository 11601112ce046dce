package remote.strings

/** Texts that are delivered by the server, by language tag and key. */
class StringCatalog(
    private val tables: Map<String, Map<String, String>>,
    languageTag: String,
    private val defaultLanguage: String = "en",
) {

    private val languageTag = languageTag.replace('_', '-')

    private val activeTables by lazy { candidateTags().mapNotNull { tables[it] } }

    /** The text of the best matching language, or the key itself. */
    fun text(key: String, vararg arguments: String): String {
        val template = activeTables.firstNotNullOfOrNull { it[key] } ?: key
        return arguments.foldIndexed(template) { index, text, argument ->
            text.replace("{$index}", argument)
        }
    }

    fun hasText(key: String): Boolean = activeTables.any { key in it }

    private fun candidateTags(): List<String> =
        listOf(
            languageTag,
            languageTag.substringBefore('-'),
            defaultLanguage,
        )
}
