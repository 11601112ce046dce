package com.example.music.billing

import java.time.Instant

data class Entitlement(val feature: Feature, val expiresAt: Instant?)

enum class Feature { OFFLINE, LOSSLESS, LYRICS, JAM }

data class PurchaseRecord(
    val productId: String,
    val state: State,
    val expiresAt: Instant?,
) {
    enum class State { ACTIVE, IN_GRACE_PERIOD, ON_HOLD, PAUSED, REVOKED }
}

class EntitlementResolver {
    private val features = mapOf(
        "basic" to listOf(Feature.LYRICS),
        "plus" to listOf(Feature.LYRICS, Feature.OFFLINE),
        "max" to listOf(Feature.LYRICS, Feature.OFFLINE, Feature.LOSSLESS, Feature.JAM),
    )

    fun entitlements(records: List<PurchaseRecord>): List<Entitlement> {
        val latest = mutableMapOf<Feature, Entitlement>()
        for (record in records) {
            if (!grantsAccess(record.state)) continue
            for (feature in features[record.productId].orEmpty()) {
                val candidate = Entitlement(feature, record.expiresAt)
                val known = latest[feature]
                if (known != null && !expiresLater(candidate, known)) continue
                latest[feature] = candidate
            }
        }
        return Feature.entries.mapNotNull { latest[it] }
    }

    fun has(feature: Feature, records: List<PurchaseRecord>): Boolean =
        entitlements(records).any { it.feature == feature }

    private fun grantsAccess(state: PurchaseRecord.State): Boolean = when (state) {
        PurchaseRecord.State.ACTIVE -> true
        PurchaseRecord.State.IN_GRACE_PERIOD,
        PurchaseRecord.State.ON_HOLD,
        PurchaseRecord.State.PAUSED,
        PurchaseRecord.State.REVOKED -> false
    }

    private fun expiresLater(lhs: Entitlement, rhs: Entitlement): Boolean {
        val right = rhs.expiresAt ?: return false
        val left = lhs.expiresAt ?: return true
        return left > right
    }
}
