package app.offline.articles

import java.time.Clock
import java.time.Duration
import java.time.Instant

data class Article(val id: String, val headline: String, val body: String, val fetchedAt: Instant)

sealed class ArticleException(message: String) : Exception(message) {
    class Offline : ArticleException("You are offline")
    class NotFound : ArticleException("This article was removed")
    class Server(val status: Int) : ArticleException("Something went wrong ($status)")
}

sealed interface ArticleResult {
    data class Fresh(val article: Article) : ArticleResult
    data class Cached(val article: Article, val notice: String?) : ArticleResult
    data class Unavailable(val message: String) : ArticleResult
}

interface ArticleRemote {
    /** @throws ArticleException */
    suspend fun fetch(id: String): Article
}

interface ArticleLocal {
    suspend fun read(id: String): Article?
    suspend fun write(article: Article)
    suspend fun delete(id: String)
}

/** Failures that are not an [ArticleException], cancellation among them, go through to the caller. */
class OfflineArticleRepository(
    private val remote: ArticleRemote,
    private val local: ArticleLocal,
    private val clock: Clock,
) {
    suspend fun article(id: String, forceReload: Boolean = false): ArticleResult {
        val stored = local.read(id)
        if (stored != null && !forceReload && stored.age() < FRESH_FOR) {
            return ArticleResult.Cached(stored, notice = null)
        }

        val article = try {
            remote.fetch(id)
        } catch (e: ArticleException) {
            return fallback(id, stored, e)
        }
        local.write(article)
        return ArticleResult.Fresh(article)
    }

    /** Stops at the first sign of a missing connection; returns how many were loaded. */
    suspend fun preload(ids: List<String>): Int {
        var loaded = 0
        for (id in ids) {
            if (local.read(id) != null) continue
            val article = try {
                remote.fetch(id)
            } catch (e: ArticleException) {
                if (e is ArticleException.Offline) break else continue
            }
            local.write(article)
            loaded++
        }
        return loaded
    }

    private suspend fun fallback(id: String, stored: Article?, error: ArticleException): ArticleResult {
        if (error is ArticleException.NotFound) {
            local.delete(id)
            return ArticleResult.Unavailable(error.message.orEmpty())
        }
        return stored?.let { ArticleResult.Cached(it, notice = "Saved ${it.age().asText()}") }
            ?: ArticleResult.Unavailable(error.message.orEmpty())
    }

    private fun Article.age(): Duration =
        Duration.between(fetchedAt, clock.instant()).coerceAtLeast(Duration.ZERO)

    private fun Duration.asText(): String = when {
        toMinutes() < 1 -> "just now"
        toHours() < 1 -> "${toMinutes()} min ago"
        toDays() < 1 -> "${toHours()} h ago"
        else -> "${toDays()} d ago"
    }

    private companion object {
        val FRESH_FOR: Duration = Duration.ofMinutes(15)
    }
}
