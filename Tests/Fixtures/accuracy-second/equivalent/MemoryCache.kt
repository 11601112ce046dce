package com.northwind.mobile.cache

import java.time.Clock
import java.time.Duration
import java.time.Instant

class MemoryCache<K : Any, V : Any>(
    private val capacity: Int = 100,
    private val timeToLive: Duration = Duration.ofSeconds(300),
    private val clock: Clock = Clock.systemUTC(),
) {
    private class Entry<V>(val value: V, val expiresAt: Instant)

    private val lock = Any()
    private val entries = LinkedHashMap<K, Entry<V>>(16, 0.75f, true)

    init {
        require(capacity > 0) { "capacity must be positive" }
    }

    val count: Int
        get() = synchronized(lock) { entries.size }

    fun value(key: K): V? = synchronized(lock) {
        val entry = entries[key] ?: return@synchronized null
        if (entry.expiresAt <= clock.instant()) {
            entries.remove(key)
            null
        } else {
            entry.value
        }
    }

    fun set(key: K, value: V) = synchronized(lock) {
        entries[key] = Entry(value, clock.instant().plus(timeToLive))
        while (entries.size > capacity) {
            val eldest = entries.keys.first()
            entries.remove(eldest)
        }
    }

    fun removeValue(key: K) {
        synchronized(lock) { entries.remove(key) }
    }

    fun removeExpired() = synchronized(lock) {
        val reference = clock.instant()
        entries.entries.removeAll { it.value.expiresAt <= reference }
        Unit
    }

    fun removeAll() = synchronized(lock) { entries.clear() }
}
