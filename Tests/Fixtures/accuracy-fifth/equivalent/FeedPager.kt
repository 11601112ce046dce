package dev.murmur.feed

import kotlinx.coroutines.sync.Mutex

data class Post(val id: String, val author: String, val text: String)

data class FeedPage(val posts: List<Post>, val nextCursor: String?)

fun interface FeedSource {
    suspend fun page(cursor: String?, limit: Int): FeedPage
}

class FeedPager(
    private val source: FeedSource,
    private val pageSize: Int = 25,
) {
    @Volatile
    var posts: List<Post> = emptyList()
        private set

    @Volatile
    var reachedEnd = false
        private set

    private var cursor: String? = null
    private val knownIds = HashSet<String>()
    private val busy = Mutex()

    /** Returns how many posts were added. Calls during a running load are dropped. */
    suspend fun loadMore(): Int = unlessBusy {
        if (reachedEnd) 0 else append(source.page(cursor, pageSize), to = posts)
    }

    /** The old content stays until the first page arrived. */
    suspend fun refresh(): Int = unlessBusy {
        val firstPage = source.page(cursor = null, limit = pageSize)
        knownIds.clear()
        append(firstPage, to = emptyList())
    }

    private fun append(page: FeedPage, to: List<Post>): Int {
        val fresh = page.posts.filter { knownIds.add(it.id) }
        posts = to + fresh
        cursor = page.nextCursor
        reachedEnd = page.nextCursor == null
        return fresh.size
    }

    private inline fun unlessBusy(block: () -> Int): Int {
        if (!busy.tryLock()) return 0
        return try {
            block()
        } finally {
            busy.unlock()
        }
    }
}
