package se.fika.feed

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update

data class Post(val id: Long, val text: String)

class PostPage(val posts: List<Post>, val hasNext: Boolean)

fun interface PostSource {
    suspend fun page(number: Int, size: Int): PostPage
}

data class FeedState(
    val posts: List<Post> = emptyList(),
    val nextPage: Int = 1,
    val isLoading: Boolean = false,
    val hasMore: Boolean = true,
    val failed: Boolean = false,
) {
    val showsEmptyHint: Boolean get() = posts.isEmpty() && !hasMore && !isLoading
}

/** Confined to the main thread. */
class FeedPager(
    private val source: PostSource,
    private val pageSize: Int = 30,
) {
    private val _state = MutableStateFlow(FeedState())
    val state: StateFlow<FeedState> = _state.asStateFlow()

    suspend fun loadMore() {
        val before = _state.value
        if (before.isLoading || !before.hasMore) return
        _state.update { it.copy(isLoading = true, failed = false) }

        try {
            val page = source.page(before.nextPage, pageSize)
            _state.update {
                it.copy(
                    posts = (it.posts + page.posts).distinctBy(Post::id),
                    nextPage = it.nextPage + 1,
                    hasMore = page.hasNext,
                )
            }
        } catch (e: CancellationException) {
            throw e
        } catch (e: Exception) {
            _state.update { it.copy(failed = true) }
        } finally {
            _state.update { it.copy(isLoading = false) }
        }
    }

    suspend fun refresh() {
        if (_state.value.isLoading) return
        _state.value = FeedState()
        loadMore()
    }

    suspend fun onItemShown(index: Int) {
        if (index >= _state.value.posts.size - 5) loadMore()
    }
}
