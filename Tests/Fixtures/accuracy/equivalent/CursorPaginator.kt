package app.network.paging

import kotlinx.coroutines.CancellationException

data class Page<out T>(val items: List<T>, val nextCursor: String?)

sealed interface PagingPhase {
    data object Idle : PagingPhase
    data object Loading : PagingPhase
    data class Failed(val message: String) : PagingPhase
    data object Exhausted : PagingPhase
}

/** To be used on the main dispatcher only. */
class CursorPaginator<T : Any>(
    private val idOf: (T) -> Any,
    private val pageSize: Int = 25,
    private val prefetchDistance: Int = 5,
    private val load: suspend (cursor: String?, limit: Int) -> Page<T>,
) {
    private val byId = LinkedHashMap<Any, T>()
    private var cursor: String? = null
    private var generation = 0

    val items: List<T> get() = byId.values.toList()

    var phase: PagingPhase = PagingPhase.Idle
        private set

    suspend fun refresh() {
        generation++
        fetch(start = null)
    }

    suspend fun loadMore() {
        when (phase) {
            PagingPhase.Loading, PagingPhase.Exhausted -> return
            PagingPhase.Idle, is PagingPhase.Failed -> fetch(start = cursor)
        }
    }

    suspend fun itemAppeared(index: Int) {
        val nearEnd = index >= byId.size - prefetchDistance
        if (nearEnd && phase == PagingPhase.Idle) loadMore()
    }

    private suspend fun fetch(start: String?) {
        val ticket = generation
        phase = PagingPhase.Loading

        val page = try {
            load(start, pageSize)
        } catch (e: CancellationException) {
            if (ticket == generation) phase = PagingPhase.Idle
            throw e
        } catch (e: Exception) {
            if (ticket == generation) {
                phase = PagingPhase.Failed(if (byId.isEmpty()) "Could not load" else "Could not load more")
            }
            return
        }

        // Somebody refreshed in the meantime
        if (ticket != generation) return

        if (start == null) byId.clear()
        page.items.forEach { byId.putIfAbsent(idOf(it), it) }
        cursor = page.nextCursor
        phase = when (page.nextCursor) {
            null, start -> PagingPhase.Exhausted
            else -> PagingPhase.Idle
        }
    }
}
