package com.toggles.core

data class FeatureFlag(
    val key: String,
    val isEnabled: Boolean,
    val rules: List<Rule>,
    /** 0..1000, in thousandths of all users. */
    val rollout: Int,
) {
    data class Rule(val conditions: List<Condition>, val value: Boolean)

    sealed interface Condition {
        data class Country(val countries: Set<String>) : Condition
        data class MinimumVersion(val version: String) : Condition
        data class Attribute(val name: String, val value: String) : Condition
        data class AnyOf(val conditions: List<Condition>) : Condition
    }
}

data class FlagContext(
    val userId: String?,
    val country: String,
    val appVersion: String,
    val attributes: Map<String, String>,
)

data class FlagEvaluation(val value: Boolean, val reason: Reason) {
    enum class Reason { OVERRIDE, UNKNOWN_FLAG, DISABLED, RULE, ROLLOUT, ANONYMOUS }
}

class FeatureFlagEvaluator(flags: List<FeatureFlag>) {

    private val flags = flags.associateBy(FeatureFlag::key)
    private val overrides = HashMap<String, Boolean>()

    /** Null takes the override away. */
    fun setOverride(key: String, value: Boolean?) {
        if (value == null) overrides.remove(key) else overrides[key] = value
    }

    fun evaluate(key: String, context: FlagContext): FlagEvaluation {
        overrides[key]?.let { return FlagEvaluation(it, FlagEvaluation.Reason.OVERRIDE) }

        val flag = flags[key] ?: return FlagEvaluation(false, FlagEvaluation.Reason.UNKNOWN_FLAG)
        if (!flag.isEnabled) return FlagEvaluation(false, FlagEvaluation.Reason.DISABLED)

        for (rule in flag.rules) {
            if (rule.conditions.all { it.holdsIn(context) }) {
                return FlagEvaluation(rule.value, FlagEvaluation.Reason.RULE)
            }
        }

        return when (val userId = context.userId) {
            // without an id there is no bucket
            null -> FlagEvaluation(flag.rollout >= BUCKETS, FlagEvaluation.Reason.ANONYMOUS)
            else -> FlagEvaluation(bucketOf("$key:$userId") < flag.rollout, FlagEvaluation.Reason.ROLLOUT)
        }
    }

    private fun FeatureFlag.Condition.holdsIn(context: FlagContext): Boolean = when (this) {
        is FeatureFlag.Condition.Country -> context.country.uppercase() in countries
        is FeatureFlag.Condition.MinimumVersion -> compareVersions(context.appVersion, version) >= 0
        is FeatureFlag.Condition.Attribute -> context.attributes[name] == value
        is FeatureFlag.Condition.AnyOf -> conditions.any { it.holdsIn(context) }
    }

    private fun compareVersions(a: String, b: String): Int {
        val left = a.split('.').map { it.toLongOrNull() ?: 0L }
        val right = b.split('.').map { it.toLongOrNull() ?: 0L }
        return (0 until maxOf(left.size, right.size))
            .map { (left.getOrNull(it) ?: 0L).compareTo(right.getOrNull(it) ?: 0L) }
            .firstOrNull { it != 0 }
            ?: 0
    }

    // FNV-1a, 32 bits
    private fun bucketOf(text: String): Int {
        var hash = 2166136261u
        for (byte in text.encodeToByteArray()) {
            hash = (hash xor byte.toUByte().toUInt()) * 16777619u
        }
        return (hash % BUCKETS.toUInt()).toInt()
    }

    private companion object {
        const val BUCKETS = 1000
    }
}
