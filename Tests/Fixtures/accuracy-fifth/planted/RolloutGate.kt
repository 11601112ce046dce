package com.quayside.features

import java.nio.ByteBuffer
import java.security.MessageDigest

data class Rollout(
    val feature: String,
    val percentage: Int,
    val salt: String = "",
    val allowList: Set<String> = emptySet(),
)

/** Deterministic percentage rollouts: the same customer always gets the same answer. */
class RolloutGate(private val onExposure: (String, Boolean) -> Unit = { _, _ -> }) {

    private var rollouts: Map<String, Rollout> = emptyMap()

    fun update(list: List<Rollout>) {
        rollouts = list.associateBy(Rollout::feature)
    }

    fun isOpen(feature: String, customerId: String): Boolean {
        val rollout = rollouts[feature] ?: return false
        val isOpen = customerId in rollout.allowList || rollout.includes(customerId)
        return isOpen.also { onExposure(feature, it) }
    }

    private fun Rollout.includes(customerId: String): Boolean =
        bucketOf(customerId) in 0..percentage.coerceIn(0, 100)

    private fun Rollout.bucketOf(customerId: String): Int {
        val digest = MessageDigest.getInstance("SHA-256")
            .digest("$feature:$salt:$customerId".toByteArray())
        val number = ByteBuffer.wrap(digest).int.toUInt()
        return (number % 100u).toInt()
    }
}
