package io.beacon.flags

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
internal enum class ClauseOperator {
    @SerialName("eq") EQUALS,
    @SerialName("neq") NOT_EQUALS,
    @SerialName("starts_with") STARTS_WITH,
    @SerialName("ends_with") ENDS_WITH,
    @SerialName("contains") CONTAINS,
    @SerialName("gt") GREATER_THAN,
    @SerialName("lt") LESS_THAN,
    @SerialName("exists") EXISTS,
}

internal interface TargetingRule {
    fun matches(attributes: Map<String, String>): Boolean
}

internal data class AttributeRule(
    val attribute: String,
    val op: ClauseOperator,
    val values: List<String>,
) : TargetingRule {

    override fun matches(attributes: Map<String, String>): Boolean {
        val actual = attributes[attribute] ?: return op == ClauseOperator.NOT_EQUALS
        return when (op) {
            ClauseOperator.EQUALS -> actual in values
            ClauseOperator.NOT_EQUALS -> actual !in values
            ClauseOperator.STARTS_WITH -> values.any { actual.startsWith(it) }
            ClauseOperator.ENDS_WITH -> values.any { actual.endsWith(it) }
            ClauseOperator.CONTAINS -> values.any { it.isNotEmpty() && it in actual }
            ClauseOperator.GREATER_THAN -> compareNumbers(actual) { left, right -> left > right }
            ClauseOperator.LESS_THAN -> compareNumbers(actual) { left, right -> left < right }
            ClauseOperator.EXISTS -> true
        }
    }

    private inline fun compareNumbers(actual: String, compare: (Long, Long) -> Boolean): Boolean {
        val left = actual.toLongOrNull() ?: return false
        val right = values.firstOrNull()?.toLongOrNull() ?: return false
        return compare(left, right)
    }
}

internal data class AllRule(val rules: List<TargetingRule>) : TargetingRule {
    override fun matches(attributes: Map<String, String>) = rules.all { it.matches(attributes) }
}

internal data class AnyRule(val rules: List<TargetingRule>) : TargetingRule {
    override fun matches(attributes: Map<String, String>) = rules.any { it.matches(attributes) }
}
