package com.caliper.validation

data class Property(val key: String, val value: String?)

sealed class ValidationIssue(private val text: String, val isFatal: Boolean = false) {
    data class BadName(val name: String) : ValidationIssue("bad event name '$name'", isFatal = true)
    data class TooManyProperties(val count: Int) : ValidationIssue("$count properties")
    data class DuplicateKey(val key: String) : ValidationIssue("duplicate key '$key'")
    data class EmptyKey(val index: Int) : ValidationIssue("empty key at $index")
    data class ValueTooLong(val key: String, val length: Int) :
        ValidationIssue("value of '$key' has length $length")

    final override fun toString(): String = text
}

class EventValidator {

    fun validate(name: String, properties: List<Property>): List<ValidationIssue> = buildList {
        if (!NAME.matches(name)) add(ValidationIssue.BadName(name))
        if (properties.size > MAX_PROPERTIES) add(ValidationIssue.TooManyProperties(properties.size))

        val seen = hashSetOf<String>()
        properties.forEachIndexed { index, (key, value) ->
            if (key.isEmpty()) {
                add(ValidationIssue.EmptyKey(index))
                return@forEachIndexed
            }
            if (!seen.add(key)) add(ValidationIssue.DuplicateKey(key))
            value?.length
                ?.takeIf { it > MAX_VALUE_LENGTH }
                ?.let { add(ValidationIssue.ValueTooLong(key, it)) }
        }
    }

    fun accepts(name: String, properties: List<Property>): Boolean =
        validate(name, properties).none { it.isFatal }

    internal companion object {
        const val MAX_PROPERTIES = 32
        const val MAX_VALUE_LENGTH = 512
        private val NAME = Regex("[a-z][a-z0-9_]{0,39}")
    }
}
