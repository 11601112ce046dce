package app.offline.cache

import java.time.Clock
import java.time.Duration
import java.time.Instant

class ByteBudgetCache(
    private val budget: Int,
    private val clock: Clock = Clock.systemUTC(),
) {
    data class Stats(val hits: Int = 0, val misses: Int = 0, val evictions: Int = 0)

    private class Entry(val payload: ByteArray, private val expiresAt: Instant?) {
        fun isExpired(at: Instant) = expiresAt != null && !at.isBefore(expiresAt)
    }

    /** Insertion order is order of use: whoever is read is taken out and put back at the end. */
    private val entries = LinkedHashMap<String, Entry>()

    var usedBytes = 0
        private set

    var stats = Stats()
        private set

    /** Replaces what was under [key]; refuses (false) what can never fit. */
    fun store(payload: ByteArray, key: String, ttl: Duration? = null): Boolean {
        remove(key)
        if (payload.size > budget) return false

        if (!fits(payload)) purgeExpired()
        while (!fits(payload)) {
            val eldest = entries.keys.firstOrNull() ?: break
            remove(eldest)
            stats = stats.copy(evictions = stats.evictions + 1)
        }

        entries[key] = Entry(payload, expiresAt = ttl?.let { clock.instant() + it })
        usedBytes += payload.size
        return true
    }

    fun payload(key: String): ByteArray? {
        val entry = entries[key]?.takeUnless { candidate ->
            candidate.isExpired(clock.instant()).also { expired -> if (expired) remove(key) }
        }
        if (entry == null) {
            stats = stats.copy(misses = stats.misses + 1)
            return null
        }
        entries.remove(key)
        entries[key] = entry
        stats = stats.copy(hits = stats.hits + 1)
        return entry.payload
    }

    fun remove(key: String) {
        entries.remove(key)?.let { usedBytes -= it.payload.size }
    }

    /** Removes what is past its time and tells how many entries that were. */
    fun purgeExpired(): Int {
        val moment = clock.instant()
        val stale = entries.filterValues { it.isExpired(moment) }.keys
        stale.forEach(::remove)
        return stale.size
    }

    private fun fits(payload: ByteArray) = usedBytes + payload.size <= budget
}
