package com.bankline.net

data class CachedResponse(val body: String, val storedAt: Long)

/** Response cache of the signed-in user, with ETags for conditional requests. */
class HttpCache {

    private val responses = mutableMapOf<String, CachedResponse>()
    private val etags = mutableMapOf<String, String>()
    private var userId: String? = null

    fun cached(url: String): CachedResponse? = responses[url]

    fun conditionalHeaders(url: String): Map<String, String> =
        etags[url]?.let { mapOf("If-None-Match" to it) }.orEmpty()

    fun store(body: String, url: String, etag: String?, at: Long) {
        responses[url] = CachedResponse(body, storedAt = at)
        if (etag != null) etags[url] = etag else etags.remove(url)
    }

    fun invalidate(prefix: String) {
        responses.keys.removeAll { it.startsWith(prefix) }
        etags.keys.removeAll { it.startsWith(prefix) }
    }

    fun invalidate(olderThan: Long) {
        val stale = responses.filterValues { it.storedAt < olderThan }.keys
        responses -= stale
        etags -= stale
    }

    fun userDidChange(newUserId: String?) {
        if (newUserId == userId) return
        userId = newUserId
        responses.clear()
    }
}
