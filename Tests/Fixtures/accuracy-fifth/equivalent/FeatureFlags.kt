package com.tidebank.flags

data class EvaluationContext(
    val userId: String,
    val country: String,
    val build: Int,
)

sealed interface FlagRule {
    fun matches(flag: String, context: EvaluationContext): Boolean

    object Always : FlagRule {
        override fun matches(flag: String, context: EvaluationContext) = true
    }

    data class Countries(val codes: Set<String>) : FlagRule {
        override fun matches(flag: String, context: EvaluationContext) = context.country in codes
    }

    data class MinimumBuild(val build: Int) : FlagRule {
        override fun matches(flag: String, context: EvaluationContext) = context.build >= build
    }

    data class Rollout(val percent: Int) : FlagRule {
        override fun matches(flag: String, context: EvaluationContext) =
            bucket("$flag/${context.userId}") < percent

        private fun bucket(seed: String): Int {
            val hash = seed.encodeToByteArray().fold(2_166_136_261u) { acc, byte ->
                (acc xor byte.toUByte().toUInt()) * 16_777_619u
            }
            return (hash % 100u).toInt()
        }
    }

    data class AllOf(val rules: List<FlagRule>) : FlagRule {
        override fun matches(flag: String, context: EvaluationContext) = rules.all { it.matches(flag, context) }
    }

    data class AnyOf(val rules: List<FlagRule>) : FlagRule {
        override fun matches(flag: String, context: EvaluationContext) = rules.any { it.matches(flag, context) }
    }

    data class Not(val rule: FlagRule) : FlagRule {
        override fun matches(flag: String, context: EvaluationContext) = !rule.matches(flag, context)
    }
}

class FeatureFlags(rules: Map<String, FlagRule>) {
    private val rules = rules.toMap()
    private val overrides = mutableMapOf<String, Boolean>()

    fun setOverride(flag: String, value: Boolean?) {
        if (value == null) overrides -= flag else overrides[flag] = value
    }

    fun isEnabled(flag: String, context: EvaluationContext): Boolean =
        overrides[flag] ?: rules[flag]?.matches(flag, context) ?: false

    fun enabledFlags(context: EvaluationContext): Set<String> =
        rules.keys.filterTo(mutableSetOf()) { isEnabled(it, context) }
}
