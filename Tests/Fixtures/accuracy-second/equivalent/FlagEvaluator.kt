package io.beacon.flags

data class FlagContext(
    val userId: String,
    val attributes: Map<String, String> = emptyMap(),
)

enum class EvaluationReason(val rawValue: String) {
    FLAG_NOT_FOUND("FLAG_NOT_FOUND"),
    OFF("OFF"),
    TARGET_MATCH("TARGET_MATCH"),
    RULE_MATCH("RULE_MATCH"),
    FALLBACK("FALLBACK"),
}

data class Evaluation(
    val variation: String,
    val reason: EvaluationReason,
    val ruleId: String? = null,
)

class FlagEvaluator(private val store: FlagStore) {

    fun evaluate(key: String, context: FlagContext, defaultVariation: String): Evaluation {
        val flag = store.flag(key)
            ?: return Evaluation(defaultVariation, EvaluationReason.FLAG_NOT_FOUND)

        if (!flag.isOn) {
            return Evaluation(flag.offVariation ?: defaultVariation, EvaluationReason.OFF)
        }

        flag.targets.firstOrNull { context.userId in it.userIds }?.let { target ->
            return Evaluation(target.variation, EvaluationReason.TARGET_MATCH)
        }

        return flag.rules
            .sortedBy { it.priority }
            .firstOrNull { matches(it, context) }
            ?.let { Evaluation(it.variation, EvaluationReason.RULE_MATCH, it.id) }
            ?: Evaluation(flag.defaultVariation, EvaluationReason.FALLBACK)
    }

    fun isEnabled(key: String, context: FlagContext): Boolean =
        evaluate(key, context, defaultVariation = "off").variation == "on"

    private fun matches(rule: FlagRule, context: FlagContext): Boolean =
        rule.clauses.all { clause ->
            val value = context.attributes[clause.attribute] ?: return@all false
            val hit = value in clause.values
            if (clause.negate) !hit else hit
        }
}
