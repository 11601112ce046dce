package app.analytics.naming

sealed interface EventNameIssue {
    data object Empty : EventNameIssue
    data class ReservedPrefix(val prefix: String) : EventNameIssue
    data class TooManyParameters(val dropped: Int) : EventNameIssue
    data class DuplicateParameter(val key: String) : EventNameIssue
}

data class SanitizedEvent(
    val name: String,
    val parameters: Map<String, String>,
    val issues: List<EventNameIssue>,
)

class EventNameSanitizer {

    /** Null when nothing usable is left of the name. */
    fun sanitize(name: String, parameters: List<Pair<String, String>>): SanitizedEvent? {
        val base = identifier(name).ifEmpty { return null }
        val issues = mutableListOf<EventNameIssue>()

        val prefix = RESERVED.firstOrNull { base.startsWith(it) }
        if (prefix != null) issues += EventNameIssue.ReservedPrefix(prefix)

        val clean = LinkedHashMap<String, String>()
        var dropped = 0
        parameters.forEach { (rawKey, value) ->
            val key = identifier(rawKey)
            when {
                key.isEmpty() -> issues += EventNameIssue.Empty
                key in clean -> issues += EventNameIssue.DuplicateParameter(key)
                clean.size >= MAX_PARAMETERS -> dropped++
                else -> clean[key] = shortened(value)
            }
        }
        if (dropped > 0) issues += EventNameIssue.TooManyParameters(dropped)

        return SanitizedEvent(
            name = if (prefix == null) base else "x_$base".take(MAX_NAME_LENGTH),
            parameters = clean,
            issues = issues,
        )
    }

    /** Snake case out of camel case, spaces and punctuation; ASCII letters and digits only. */
    fun identifier(raw: String): String =
        raw.replace(CAMEL_HUMP, "$1_$2")
            .replace(FORBIDDEN, "_")
            .trim('_')
            .lowercase()
            .let { if (it.firstOrNull()?.isDigit() == true) "n$it" else it }
            .take(MAX_NAME_LENGTH)

    private fun shortened(value: String): String {
        if (value.length <= MAX_VALUE_LENGTH) return value
        val cut = value.take(MAX_VALUE_LENGTH - 1)
        val whole = if (cut.last().isHighSurrogate()) cut.dropLast(1) else cut
        return "$whole…"
    }

    companion object {
        const val MAX_NAME_LENGTH = 40
        const val MAX_VALUE_LENGTH = 100
        const val MAX_PARAMETERS = 25
        val RESERVED = listOf("firebase_", "google_", "ga_")

        private val CAMEL_HUMP = Regex("([a-z0-9])([A-Z])")
        private val FORBIDDEN = Regex("[^A-Za-z0-9]+")
    }
}
