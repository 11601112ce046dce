package com.tidal.weather.cache

import java.time.Clock
import java.time.Duration
import java.time.Instant

/** Not thread-safe; confine to one dispatcher. */
class ExpiringCache<K : Any, V : Any>(
  private val lifetime: Duration,
  private val clock: Clock = Clock.systemUTC(),
) {
  private class Entry<V>(val value: V, private val expiresAt: Instant) {
    fun isExpired(at: Instant) = at >= expiresAt
  }

  private val entries = HashMap<K, Entry<V>>()

  /** Number of entries, including those that have expired but were not purged yet. */
  val count: Int
    get() = entries.size

  operator fun get(key: K): V? {
    val entry = entries[key] ?: return null
    if (entry.isExpired(clock.instant())) {
      entries -= key
      return null
    }
    return entry.value
  }

  operator fun set(key: K, value: V?) {
    when (value) {
      null -> entries.remove(key)
      else -> entries[key] = Entry(value, clock.instant() + lifetime)
    }
  }

  suspend fun getOrLoad(key: K, load: suspend (K) -> V): V =
    this[key] ?: load(key).also { this[key] = it }

  fun purgeExpired(): Int {
    val before = entries.size
    val instant = clock.instant()
    entries.values.removeIf { it.isExpired(instant) }
    return before - entries.size
  }
}
