package com.sentinelkit.log

/** Keeps personal data out of log files and crash reports. */
class LogRedactor(
    sensitiveKeys: Set<String> = setOf("password", "authorization", "api_key"),
) {
    private val sensitiveKeys = sensitiveKeys.mapTo(HashSet()) { it.lowercase() }

    fun redact(message: String): String =
        message
            .replace(BEARER) { match -> "${match.groupValues[1]} [token]" }
            .replace(EMAIL, "[email]")
            .replace(CARD, "[card]")

    fun redact(fields: Map<String, String>): Map<String, String> =
        fields.mapValues { (key, value) ->
            if (key.lowercase() in sensitiveKeys) MASK else redact(value)
        }

    private companion object {
        const val MASK = "***"
        val BEARER = Regex("([Bb]earer) [A-Za-z0-9._-]+")
        val EMAIL = Regex("""[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+""")
        val CARD = Regex("(?<![0-9])[0-9]{13,16}(?![0-9])")
    }
}
