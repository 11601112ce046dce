package app.network.links

/** @property parameters keyed by lower-case names */
data class WebLink(val target: String, val parameters: Map<String, String>) {
    val relations: List<String>
        get() = parameters["rel"].orEmpty().lowercase().split(' ').filter { it.isNotEmpty() }
}

class LinkHeaderParser {

    fun parse(header: String): List<WebLink> = header.pieces(',').mapNotNull(::toLink)

    fun target(relation: String, header: String): String? =
        parse(header).find { relation.lowercase() in it.relations }?.target

    private fun toLink(text: String): WebLink? {
        val parts = text.pieces(';')
        val bracketed = parts[0]
        if (bracketed.length <= 2 || bracketed.first() != '<' || bracketed.last() != '>') return null

        val parameters = mutableMapOf<String, String>()
        parts.drop(1)
            .mapNotNull(::toPair)
            .forEach { (key, value) -> parameters.putIfAbsent(key, value) }
        return WebLink(bracketed.substring(1, bracketed.length - 1), parameters)
    }

    /** A parameter without "=" has an empty value. */
    private fun toPair(text: String): Pair<String, String>? {
        val key = text.substringBefore('=').trim().lowercase()
        if (key.isEmpty()) return null
        return key to text.substringAfter('=', missingDelimiterValue = "").trim().unquoted()
    }

    private fun String.unquoted(): String =
        if (length >= 2 && startsWith('"') && endsWith('"')) substring(1, length - 1) else this

    /** The separator counts only outside of "..." and <...>. */
    private fun String.pieces(separator: Char): List<String> {
        val result = mutableListOf<String>()
        var from = 0
        var quoted = false
        var bracketed = false
        forEachIndexed { i, c ->
            when {
                c == '"' -> if (!bracketed) quoted = !quoted
                c == '<' -> if (!quoted) bracketed = true
                c == '>' -> if (!quoted) bracketed = false
                c == separator -> if (!quoted && !bracketed) {
                    result += substring(from, i).trim()
                    from = i + 1
                }
            }
        }
        result += substring(from).trim()
        return result
    }
}
