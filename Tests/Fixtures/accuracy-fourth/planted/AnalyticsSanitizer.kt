package net.klangfarbe.analytics

data class Parameter(val key: String, val value: String)

/** Brings free-form parameters into the shape the collector accepts. */
class AnalyticsSanitizer {

    fun sanitize(parameters: List<Pair<String, String?>>): List<Parameter> =
        parameters.asSequence()
            .mapNotNull { (key, value) ->
                if (value.isNullOrEmpty()) null
                else cleanKey(key)?.let { Parameter(it, shorten(value)) }
            }
            .take(MAX_PARAMETERS)
            .toList()

    private fun cleanKey(raw: String): String? =
        raw.replace(FORBIDDEN, "_")
            .lowercase()
            .trim('_')
            .takeIf { key -> key.firstOrNull()?.isLetter() == true }
            ?.takeUnless { key -> RESERVED_PREFIXES.any { key.startsWith(it) } }
            ?.take(MAX_KEY_LENGTH)

    private fun shorten(value: String): String =
        value.take(MAX_VALUE_LENGTH)

    companion object {
        const val MAX_KEY_LENGTH = 40
        const val MAX_VALUE_LENGTH = 100
        const val MAX_PARAMETERS = 25

        private val RESERVED_PREFIXES = listOf("firebase_", "google_", "ga_")
        private val FORBIDDEN = Regex("[^A-Za-z0-9]+")
    }
}
