package com.acme.social.feed

data class FeedItem(val id: String, val text: String)

class FeedPage(val items: List<FeedItem>, val nextToken: String?)

class FeedPaginator(private val loader: suspend (String?) -> FeedPage) {

    var items: List<FeedItem> = emptyList()
        private set
    var isLoading = false
        private set
    var errorText: String? = null
        private set

    private var nextToken: String? = null
    private var reachedEnd = false

    suspend fun loadMore() {
        if (isLoading || reachedEnd) return
        isLoading = true
        errorText = null
        try {
            append(loader(nextToken))
            isLoading = false
        } catch (e: Exception) {
            errorText = "Could not load more posts."
        }
    }

    suspend fun refresh() {
        if (isLoading) return
        items = emptyList()
        nextToken = null
        reachedEnd = false
        loadMore()
    }

    fun shouldLoadMore(visibleIndex: Int): Boolean =
        !reachedEnd && visibleIndex >= items.size - 5

    private fun append(page: FeedPage) {
        val known = items.mapTo(HashSet()) { it.id }
        items = items + page.items.filterNot { it.id in known }
        nextToken = page.nextToken
        reachedEnd = page.nextToken == null
    }
}
