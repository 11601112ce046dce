package io.pocketnews.util

private const val LOAD_FACTOR = 0.75f

class LRUCache<K : Any, V : Any>(val capacity: Int) {

    var onEvict: ((K, V) -> Unit)? = null

    private val entries: LinkedHashMap<K, V>

    init {
        require(capacity > 0) { "capacity must be positive" }
        entries = LinkedHashMap(16, LOAD_FACTOR, true)
    }

    val count: Int
        get() = entries.size

    /** Keys from the least to the most recently used one. */
    val keys: List<K>
        get() = entries.keys.toList()

    /** Reading a key makes it the most recent one. */
    operator fun get(key: K): V? = entries[key]

    /** Writing a key makes it the most recent one. Writing `null` removes it. */
    operator fun set(key: K, value: V?) {
        if (value == null) {
            entries.remove(key)
            return
        }
        entries[key] = value
        evictIfNeeded()
    }

    private fun evictIfNeeded() {
        if (entries.size <= capacity) return
        val (key, value) = entries.entries.first()
        entries.remove(key)
        onEvict?.invoke(key, value)
    }
}
