package com.acme.flags.store

fun interface FlagSource {
    suspend fun load(userId: String): Map<String, Boolean>
}

class FeatureFlagStore(
    private val source: FlagSource,
    private var userId: String,
    private val ttlSeconds: Double = 300.0,
    private val now: () -> Double,
) {
    private var cached: Map<String, Boolean>? = null
    private var loadedAt = 0.0

    fun userChanged(id: String) {
        if (id == userId) return
        userId = id
    }

    suspend fun isEnabled(flag: String, default: Boolean = false): Boolean =
        flags()[flag] ?: default

    private suspend fun flags(): Map<String, Boolean> {
        val known = cached
        if (known != null && now() - loadedAt < ttlSeconds) {
            return known
        }

        return try {
            val fresh = source.load(userId)
            cached = fresh
            loadedAt = now()
            fresh
        } catch (e: Exception) {
            // Stale values are better than no values.
            cached.orEmpty()
        }
    }
}
