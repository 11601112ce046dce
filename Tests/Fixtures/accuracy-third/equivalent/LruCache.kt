package org.tern.cache

/** Keeps the [capacity] most recently used values in memory. */
class LruCache<K : Any, V : Any>(val capacity: Int) {

    init {
        require(capacity > 0) { "capacity must be positive" }
    }

    var onEvict: ((K, V) -> Unit)? = null

    // Insertion order is the order of use: whatever is used is taken out and put back at the end.
    private val entries = LinkedHashMap<K, V>()

    val count: Int get() = entries.size
    val keysOldestFirst: List<K> get() = entries.keys.toList()

    operator fun get(key: K): V? = entries.remove(key)?.also { entries[key] = it }

    operator fun set(key: K, value: V?) {
        entries.remove(key)
        if (value == null) return
        entries[key] = value
        if (entries.size > capacity) evictOldest()
    }

    /** Looks a value up without making it more recent. */
    fun peek(key: K): V? = entries[key]

    fun remove(key: K): V? = entries.remove(key)

    fun removeAll() = entries.clear()

    private fun evictOldest() {
        val (key, value) = entries.entries.first().toPair()
        entries.remove(key)
        onEvict?.invoke(key, value)
    }
}
