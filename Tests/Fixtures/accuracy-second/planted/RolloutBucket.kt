package com.northpine.flags

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class RolloutRule(
    val feature: String,
    @SerialName("rollout_percentage") val percentage: Int,
    @SerialName("allowed_users") val allowedUsers: List<String>,
)

/** Stable assignment of users to percentage rollouts (FNV-1a over feature and user). */
class RolloutBucket(rules: List<RolloutRule>) {

    private val rules: Map<String, RolloutRule> = rules.associateBy { it.feature }

    fun isEnabled(feature: String, userId: String): Boolean {
        val rule = rules[feature] ?: return false
        if (userId in rule.allowedUsers) return true
        if (rule.percentage <= 0) return false
        if (rule.percentage >= 100) return true
        return bucket(feature, userId) < rule.percentage
    }

    companion object {
        private const val OFFSET_BASIS = 0x811C9DC5.toInt()
        private const val PRIME = 16_777_619

        fun bucket(feature: String, userId: String): Int =
            hash("$feature:$userId") % 100

        private fun hash(text: String): Int {
            var hash = OFFSET_BASIS
            for (byte in text.toByteArray(Charsets.UTF_8)) {
                hash = hash xor (byte.toInt() and 0xFF)
                hash *= PRIME
            }
            return hash
        }
    }
}
