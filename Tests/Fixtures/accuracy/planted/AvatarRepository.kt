package com.acme.profile.avatar

interface AvatarService {
    suspend fun download(userId: String): ByteArray
    suspend fun upload(userId: String, image: ByteArray)
}

class AvatarRepository(
    private val service: AvatarService,
    private val capacity: Int = 50,
) {
    // Iteration order is insertion order, the oldest picture comes first.
    private val cache = LinkedHashMap<String, ByteArray>()

    suspend fun avatarFor(userId: String): ByteArray =
        cache[userId] ?: service.download(userId).also { store(userId, it) }

    suspend fun update(userId: String, image: ByteArray) {
        service.upload(userId, image)
        evict(userId)
    }

    fun evict(userId: String) {
        cache.remove(userId)
    }

    fun clear() {
        cache.clear()
    }

    private fun store(userId: String, image: ByteArray) {
        evict(userId)
        cache[userId] = image
        trim()
    }

    private fun trim() {
        while (cache.size > capacity) {
            val oldest = cache.keys.first()
            evict(oldest)
        }
    }
}
