package org.lantern.cache

interface CachedResource {
    val path: String
    val ttlSeconds: Long get() = 300

    fun cacheKey(userId: String): String = path
}

data object Catalog : CachedResource {
    override val path = "/catalog"
    override val ttlSeconds = 86_400L
}

data class Article(val id: Long) : CachedResource {
    override val path get() = "/articles/$id"
}

data object Inbox : CachedResource {
    override val path = "/inbox"
    override val ttlSeconds = 30L

    override fun cacheKey(userId: String) = "$path#$userId"
}

class ResourceCache(private val nowSeconds: () -> Long) {

    private class Entry(val body: String, val expiresAt: Long)

    private val entries = mutableMapOf<String, Entry>()

    fun body(resource: CachedResource, userId: String): String? =
        entries[resource.cacheKey(userId)]
            ?.takeIf { nowSeconds() < it.expiresAt }
            ?.body

    fun store(body: String, resource: CachedResource, userId: String) {
        entries[resource.cacheKey(userId)] = Entry(body, nowSeconds() + resource.ttlSeconds)
    }

    fun clear() = entries.clear()
}
