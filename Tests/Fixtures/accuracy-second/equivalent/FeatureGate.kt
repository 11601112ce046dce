package com.pacefield.core.flags

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class FeatureFlag(
    val key: String,
    val enabled: Boolean,
    @SerialName("rollout_percent") val rolloutPercent: Int,
    @SerialName("min_version") val minimumVersion: String? = null,
    val countries: List<String>,
)

data class GateContext(
    val userId: String,
    val appVersion: String,
    val country: String,
)

class FeatureGate {
    private var flags: Map<String, FeatureFlag> = emptyMap()
    private val overrides = mutableMapOf<String, Boolean>()

    fun update(newFlags: List<FeatureFlag>) {
        flags = newFlags.associateBy { it.key }
    }

    fun setOverride(value: Boolean?, key: String) {
        if (value == null) overrides.remove(key) else overrides[key] = value
    }

    fun isEnabled(key: String, context: GateContext): Boolean {
        overrides[key]?.let { return it }
        val flag = flags[key]?.takeIf { it.enabled } ?: return false
        if (flag.minimumVersion != null && compare(context.appVersion, flag.minimumVersion) < 0) {
            return false
        }
        if (flag.countries.isNotEmpty() && context.country !in flag.countries) {
            return false
        }
        return bucket("$key:${context.userId}") < flag.rolloutPercent
    }

    companion object {
        fun bucket(seed: String): Int {
            var hash = 2_166_136_261u
            for (byte in seed.encodeToByteArray()) {
                hash = hash xor byte.toUByte().toUInt()
                hash *= 16_777_619u
            }
            return (hash % 100u).toInt()
        }

        fun compare(lhs: String, rhs: String): Int {
            val left = lhs.split(".").map { it.toLongOrNull() ?: 0L }
            val right = rhs.split(".").map { it.toLongOrNull() ?: 0L }
            for (index in 0 until maxOf(left.size, right.size)) {
                val l = left.getOrElse(index) { 0L }
                val r = right.getOrElse(index) { 0L }
                if (l != r) return if (l < r) -1 else 1
            }
            return 0
        }
    }
}
