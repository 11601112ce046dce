package com.billboard.content

data class ContentRequest(
  val path: String,
  val locale: String,
  val audience: String? = null,
  val schema: Int = 1,
)

/** In-app messages as they came from the server, for a limited time. */
class ContentCache(private val lifetimeMillis: Long = 600_000) {

  private data class Entry(val path: String, val body: String, val storedAt: Long)

  private val entries = mutableMapOf<String, Entry>()

  fun store(body: String, request: ContentRequest, now: Long) {
    entries[request.cacheKey] = Entry(request.path, body, now)
  }

  fun body(request: ContentRequest, now: Long): String? {
    val entry = entries[request.cacheKey] ?: return null
    return if (now - entry.storedAt < lifetimeMillis) {
      entry.body
    } else {
      entries -= request.cacheKey
      null
    }
  }

  /** Forgets a path in all its flavours. */
  fun invalidate(path: String) {
    entries.values.removeAll { it.path == path }
  }

  private val ContentRequest.cacheKey: String
    get() = listOf(
      "v$schema",
      path,
      audience ?: "everyone",
    ).joinToString("|")
}
