package com.northwind.mobile.articles

import java.time.Clock
import java.time.Duration

sealed interface CachePolicy {
    data object NetworkOnly : CachePolicy
    data class CacheFirst(val maxAge: Duration) : CachePolicy
    data object NetworkFirst : CachePolicy
}

class ArticleRepository(
    private val remote: ArticleRemote,
    private val local: ArticleStore,
    private val clock: Clock = Clock.systemUTC(),
) {
    suspend fun article(
        id: String,
        policy: CachePolicy = CachePolicy.CacheFirst(Duration.ofMinutes(10)),
    ): Article = when (policy) {
        CachePolicy.NetworkOnly -> fetch(id)
        is CachePolicy.CacheFirst -> local.article(id)
            ?.takeIf { Duration.between(it.storedAt, clock.instant()) < policy.maxAge }
            ?.article
            ?: fetch(id)
        CachePolicy.NetworkFirst -> try {
            fetch(id)
        } catch (e: NetworkUnavailable) {
            local.article(id)?.article ?: throw e
        }
    }

    suspend fun headlines(section: Section, limit: Int = 20): List<Article> {
        val page = remote.articles(section.path)
            .filterNot { it.isSponsored }
            .sortedByDescending { it.publishedAt }
            .take(limit)
        page.forEach { local.save(it, storedAt = clock.instant()) }
        return page
    }

    fun evict(olderThan: Duration): Int {
        val threshold = clock.instant().minus(olderThan)
        val stale = local.all().filter { it.storedAt < threshold }
        for (entry in stale) {
            local.remove(entry.article.id)
        }
        return stale.size
    }

    private suspend fun fetch(id: String): Article {
        val article = remote.article(id)
        local.save(article, storedAt = clock.instant())
        return article
    }
}

sealed interface Section {
    val path: String

    data object Top : Section {
        override val path = "top"
    }

    data object Sport : Section {
        override val path = "sport"
    }

    data class Local(val region: String) : Section {
        override val path get() = "local/${region.lowercase()}"
    }
}
