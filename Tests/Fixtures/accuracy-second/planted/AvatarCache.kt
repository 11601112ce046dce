package com.northpine.avatars

class AvatarCache(private val maxBytes: Int = 4 * 1024 * 1024) {

    class Entry(val url: String, val bytes: ByteArray)

    private val entries = LinkedHashMap<String, Entry>()

    var totalBytes = 0
        private set

    fun entry(userId: String): Entry? = entries[userId]

    fun store(entry: Entry, userId: String) {
        if (entry.bytes.size > maxBytes) return
        remove(userId)
        entries[userId] = entry
        totalBytes += entry.bytes.size
        trim()
    }

    fun remove(userId: String) {
        val existing = entries.remove(userId) ?: return
        totalBytes -= existing.bytes.size
    }

    fun removeAll() {
        entries.clear()
        totalBytes = 0
    }

    private fun trim() {
        while (totalBytes > maxBytes) {
            val oldest = entries.keys.firstOrNull() ?: return
            remove(oldest)
        }
    }
}
