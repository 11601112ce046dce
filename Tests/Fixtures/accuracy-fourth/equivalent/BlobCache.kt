package com.gallery.cache

import okio.ByteString

/** Thread-safe in-memory LRU cache, bounded by the summed size of its blobs. */
class BlobCache(private val costLimit: Long) {

    private val blobs = LinkedHashMap<String, ByteString>(16, 0.75f, true)
    private var cost = 0L

    val totalCost: Long
        @Synchronized get() = cost

    @Synchronized
    fun blob(key: String): ByteString? = blobs[key]

    @Synchronized
    fun store(blob: ByteString, key: String) {
        discard(key)
        if (blob.size > costLimit) return
        blobs[key] = blob
        cost += blob.size
        evictDownTo(costLimit)
    }

    @Synchronized
    fun remove(key: String) = discard(key)

    /** Called from onTrimMemory: keeps at most half of the budget. */
    @Synchronized
    fun trim() = evictDownTo(costLimit / 2)

    private fun discard(key: String) {
        blobs.remove(key)?.let { cost -= it.size }
    }

    private fun evictDownTo(limit: Long) {
        val eldestFirst = blobs.values.iterator()
        while (cost > limit && eldestFirst.hasNext()) {
            cost -= eldestFirst.next().size
            eldestFirst.remove()
        }
    }
}
