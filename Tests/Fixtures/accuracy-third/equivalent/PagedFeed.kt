package app.fjord.feed

import androidx.annotation.MainThread
import kotlin.coroutines.cancellation.CancellationException

interface Identifiable {
    val id: Any
}

data class Page<out T>(val items: List<T>, val nextCursor: String?)

@MainThread
class PagedFeed<T : Identifiable>(
    private val fetch: suspend (cursor: String?) -> Page<T>,
) {
    enum class State { IDLE, LOADING, EXHAUSTED, FAILED }

    var items: List<T> = emptyList()
        private set

    var state: State = State.IDLE
        private set(value) {
            field = value
            onStateChange?.invoke(value)
        }

    var onStateChange: ((State) -> Unit)? = null

    private var cursor: String? = null

    val canLoadMore: Boolean
        get() = state == State.IDLE || state == State.FAILED

    suspend fun loadMore() {
        if (!canLoadMore) return
        state = State.LOADING
        try {
            append(fetch(cursor))
        } catch (e: CancellationException) {
            state = State.IDLE
            throw e
        } catch (e: Exception) {
            state = State.FAILED
        }
    }

    /** Loads the next page once the user comes near the end of the list. */
    suspend fun onItemAppeared(index: Int, threshold: Int = 5) {
        if (index >= items.size - threshold) loadMore()
    }

    private fun append(page: Page<T>) {
        val known = items.mapTo(HashSet()) { it.id }
        items = items + page.items.filterNot { it.id in known }
        cursor = page.nextCursor?.ifEmpty { null }
        state = if (cursor == null) State.EXHAUSTED else State.IDLE
    }
}
