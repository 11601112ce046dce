package com.tidewater.timeline

data class TimelinePage(
    val posts: List<Post>,
    val cursor: String?,
)

/** Confined to the feed dispatcher. */
class TimelinePager(
    private val api: TimelineApi,
    private val blockList: BlockList,
    private val pageSize: Int = 20,
) {
    private var cursor: String? = null

    var reachedEnd = false
        private set

    var posts: List<Post> = emptyList()
        private set

    suspend fun loadMore(): List<Post> {
        if (reachedEnd) return emptyList()
        val page = api.timeline(cursor = cursor, limit = pageSize)
        val visible = page.posts.filter { !it.isHidden && it.authorId !in blockList }
        posts = posts + visible
        cursor = page.cursor
        reachedEnd = page.cursor == null || visible.size < pageSize
        return visible
    }

    suspend fun refresh() {
        posts = emptyList()
        cursor = null
        reachedEnd = false
        loadMore()
    }

    fun removeAuthor(authorId: String) {
        posts = posts.filterNot { it.authorId == authorId }
    }
}
