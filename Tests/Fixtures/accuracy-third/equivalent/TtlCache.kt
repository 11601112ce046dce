package com.outpost.cache

import java.util.concurrent.locks.ReentrantLock
import kotlin.concurrent.withLock

/** Thread-safe map whose entries vanish after a while. */
class TtlCache<K : Any, V : Any>(
    private val ttlMillis: Long,
    private val now: () -> Long,
) {
    private class Entry<V>(val value: V, val expiresAt: Long)

    private val lock = ReentrantLock()
    private val entries = HashMap<K, Entry<V>>()

    operator fun get(key: K): V? = lock.withLock {
        val entry = entries[key] ?: return null
        if (entry.expiresAt <= now()) {
            entries.remove(key)
            null
        } else {
            entry.value
        }
    }

    fun getOrLoad(key: K, load: () -> V): V = get(key) ?: load().also { put(key, it) }

    fun put(key: K, value: V, ttlMillis: Long = this.ttlMillis) {
        lock.withLock { entries[key] = Entry(value, now() + ttlMillis) }
    }

    fun invalidate(predicate: (K) -> Boolean) {
        lock.withLock { entries.keys.removeAll { predicate(it) } }
    }

    /** Returns how many entries were dropped. */
    fun purgeExpired(): Int = lock.withLock {
        val before = entries.size
        val instant = now()
        entries.values.removeAll { it.expiresAt <= instant }
        before - entries.size
    }
}
