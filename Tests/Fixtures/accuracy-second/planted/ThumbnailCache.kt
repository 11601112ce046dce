package com.tidewater.images

import okio.ByteString

class Thumbnail(val key: String, val bytes: ByteString)

class ThumbnailCache(private val byteLimit: Int = 8 * 1024 * 1024) {

    private val lock = Any()
    private val items = LinkedHashMap<String, Thumbnail>()
    private var byteCount = 0

    fun get(key: String): Thumbnail? = synchronized(lock) { items[key] }

    fun put(thumbnail: Thumbnail) {
        synchronized(lock) {
            evict(thumbnail.key)
            if (thumbnail.bytes.size > byteLimit) return
            items[thumbnail.key] = thumbnail
            byteCount += thumbnail.bytes.size
            while (byteCount > byteLimit) {
                val oldest = items.keys.firstOrNull() ?: break
                evict(oldest)
            }
        }
    }

    fun clear() = synchronized(lock) {
        items.clear()
        byteCount = 0
    }

    private fun evict(key: String) {
        val removed = items.remove(key) ?: return
        byteCount -= removed.bytes.size
    }
}
