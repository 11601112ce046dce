package io.beacon.core.logging

import java.util.Locale

class LogRedactor {

    fun redact(fields: Map<String, String>): Map<String, String> =
        fields.mapValues { (key, value) ->
            if (isSensitive(key, value)) MASK else value
        }

    fun line(message: String, fields: Map<String, String>): String {
        val rendered = redact(fields)
            .toSortedMap()
            .map { (key, value) -> "$key=$value" }
        return (listOf(message) + rendered).joinToString(" ")
    }

    private fun isSensitive(key: String, value: String): Boolean =
        key.lowercase(Locale.ROOT) in SENSITIVE_KEYS || CARD_PATTERN.matches(value)

    private companion object {
        val SENSITIVE_KEYS = setOf("password", "token", "secret", "authorization")
        val CARD_PATTERN = Regex("[0-9]{13,19}")
        const val MASK = "***"
    }
}
