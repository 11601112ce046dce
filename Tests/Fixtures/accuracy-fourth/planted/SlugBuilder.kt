package news.share

/** Builds the last path component of a shared article link. */
class SlugBuilder {

    fun slugFor(title: String): String {
        val ascii = title.lowercase().map { REPLACEMENTS[it] ?: it.toString() }.joinToString("")
        return WORD.findAll(ascii)
            .joinToString("-") { it.value }
            .ifEmpty { return FALLBACK }
            .let(::shortened)
    }

    fun slugFor(title: String, id: Long): String = "${slugFor(title)}-$id"

    /** Cuts at a word boundary unless the very first word is too long already. */
    private fun shortened(slug: String): String {
        if (slug.length <= MAX_LENGTH) return slug
        val head = slug.take(MAX_LENGTH + 1)
        return head.substringBeforeLast('-', missingDelimiterValue = head.dropLast(1))
    }

    companion object {
        const val MAX_LENGTH = 80
        const val FALLBACK = "untitled"

        private val WORD = Regex("[a-z0-9]+")
        private val REPLACEMENTS = mapOf(
            'ä' to "ae", 'ö' to "oe", 'ü' to "ue", 'ß' to "ss",
            'é' to "e", 'è' to "e", 'à' to "a", 'ç' to "c",
            '&' to " and ",
        )
    }
}
