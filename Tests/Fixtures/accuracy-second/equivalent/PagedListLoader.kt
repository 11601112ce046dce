package com.harborline.ui.paging

interface Identifiable<out ID : Any> {
    val id: ID
}

data class Page<out T>(val items: List<T>, val nextCursor: String?)

class PagedListLoader<ID : Any, T : Identifiable<ID>>(
    private val pageSize: Int = 30,
    private val fetch: suspend (cursor: String?, limit: Int) -> Page<T>,
) {
    enum class Phase { IDLE, REFRESHING, LOADING_MORE, FAILED }

    private var cursor: String? = null
    private val knownIds = mutableSetOf<ID>()
    private val _items = mutableListOf<T>()

    val items: List<T> get() = _items.toList()

    var hasMore: Boolean = true
        private set

    var phase: Phase = Phase.IDLE
        private set(value) {
            if (field == value) return
            field = value
            onPhaseChange?.invoke(value)
        }

    var onPhaseChange: ((Phase) -> Unit)? = null

    suspend fun refresh() {
        if (phase == Phase.REFRESHING || phase == Phase.LOADING_MORE) return
        phase = Phase.REFRESHING
        phase = try {
            val page = fetch(null, pageSize)
            _items.clear()
            knownIds.clear()
            append(page)
            Phase.IDLE
        } catch (e: Exception) {
            Phase.FAILED
        }
    }

    suspend fun loadMoreIfNeeded(visibleIndex: Int) {
        if (visibleIndex < _items.size - 5 || !hasMore || phase != Phase.IDLE) return
        phase = Phase.LOADING_MORE
        phase = try {
            append(fetch(cursor, pageSize))
            Phase.IDLE
        } catch (e: Exception) {
            Phase.FAILED
        }
    }

    fun remove(id: ID) {
        _items.removeAll { it.id == id }
    }

    private fun append(page: Page<T>) {
        page.items.filterTo(_items) { knownIds.add(it.id) }
        cursor = page.nextCursor
        hasMore = page.nextCursor != null && page.items.isNotEmpty()
    }
}
