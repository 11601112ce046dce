package io.beacon.analytics.validation

sealed interface ValidationIssue {
    data object EmptyName : ValidationIssue
    data class NameTooLong(val limit: Int) : ValidationIssue
    data class ReservedPrefix(val prefix: String) : ValidationIssue
    data object IllegalCharacters : ValidationIssue
    data class TooManyProperties(val count: Int) : ValidationIssue
    data object EmptyPropertyKey : ValidationIssue
}

interface EventValidator {
    fun validate(name: String, properties: Map<String, String>): List<ValidationIssue>

    fun isValid(name: String, properties: Map<String, String> = emptyMap()): Boolean =
        validate(name, properties).isEmpty()
}

class EventNameValidator(
    private val maxNameBytes: Int = 64,
    private val maxProperties: Int = 128,
) : EventValidator {

    override fun validate(name: String, properties: Map<String, String>): List<ValidationIssue> {
        if (name.isEmpty()) return listOf(ValidationIssue.EmptyName)

        return buildList {
            if (name.encodeToByteArray().size > maxNameBytes) {
                add(ValidationIssue.NameTooLong(maxNameBytes))
            }
            RESERVED_PREFIXES.find { name.startsWith(it) }?.let {
                add(ValidationIssue.ReservedPrefix(it))
            }
            if (!LEGAL_NAME.matches(name)) {
                add(ValidationIssue.IllegalCharacters)
            }
            if (properties.size > maxProperties) {
                add(ValidationIssue.TooManyProperties(properties.size))
            }
            if ("" in properties) {
                add(ValidationIssue.EmptyPropertyKey)
            }
        }
    }

    private companion object {
        val RESERVED_PREFIXES = listOf("$", "beacon_", "internal_")
        val LEGAL_NAME = Regex("[a-zA-Z0-9_. $-]+")
    }
}
