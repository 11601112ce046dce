package com.brightfern.flags

sealed interface FlagValue {
    data class Bool(val value: Boolean) : FlagValue
    data class Int(val value: Long) : FlagValue
    data class Text(val value: String) : FlagValue
    data class ListOf(val values: List<FlagValue>) : FlagValue
    data object Missing : FlagValue

    val boolValue: Boolean?
        get() = when (this) {
            is Bool -> value
            is Int -> value != 0L
            is Text -> when (value.lowercase()) {
                "true", "yes", "1" -> true
                "false", "no", "0" -> false
                else -> null
            }
            is ListOf, Missing -> null
        }

    val intValue: Long?
        get() = when (this) {
            is Bool -> if (value) 1L else 0L
            is Int -> value
            is Text -> value.toLongOrNull()
            is ListOf, Missing -> null
        }

    val textValue: String?
        get() = when (this) {
            is Bool -> if (value) "true" else "false"
            is Int -> value.toString()
            is Text -> value
            is ListOf -> values.mapNotNull { it.textValue }.joinToString(",")
            Missing -> null
        }

    val isEmpty: Boolean
        get() = when (this) {
            Missing -> true
            is Text -> value.isEmpty()
            is ListOf -> values.all { it.isEmpty }
            is Bool, is Int -> false
        }
}

class FlagSet(values: Map<String, FlagValue>) {
    private val values = values.toMap()

    operator fun get(key: String): FlagValue = values[key] ?: FlagValue.Missing

    fun isEnabled(key: String, default: Boolean = false): Boolean = this[key].boolValue ?: default

    fun merging(overrides: FlagSet): FlagSet = FlagSet(values + overrides.values)
}
