package io.lumen.feed

import androidx.annotation.MainThread
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update

data class FeedItem(val id: String, val title: String)

data class FeedPage(val items: List<FeedItem>, val nextCursor: String?)

sealed interface FeedError {
    data object Offline : FeedError
    data class Server(val status: Int) : FeedError
}

sealed interface FeedResult {
    data class Success(val page: FeedPage) : FeedResult
    data class Failure(val error: FeedError) : FeedResult
}

interface FeedSource {
    suspend fun fetchPage(after: String?, limit: Int): FeedResult
}

@MainThread
class FeedPager(private val source: FeedSource, private val pageSize: Int = 25) {

    sealed interface Phase {
        data object Idle : Phase
        data object Loading : Phase
        data object Exhausted : Phase
        data class Failed(val error: FeedError) : Phase
    }

    private val _items = MutableStateFlow<List<FeedItem>>(emptyList())
    val items: StateFlow<List<FeedItem>> = _items.asStateFlow()

    private val _phase = MutableStateFlow<Phase>(Phase.Idle)
    val phase: StateFlow<Phase> = _phase.asStateFlow()

    private var cursor: String? = null

    suspend fun loadMore() {
        when (_phase.value) {
            Phase.Loading, Phase.Exhausted -> return
            Phase.Idle, is Phase.Failed -> _phase.value = Phase.Loading
        }

        when (val result = source.fetchPage(after = cursor, limit = pageSize)) {
            is FeedResult.Success -> {
                _items.update { current ->
                    val known = current.mapTo(HashSet()) { it.id }
                    current + result.page.items.filterNot { it.id in known }
                }
                cursor = result.page.nextCursor
                _phase.value = if (cursor == null) Phase.Exhausted else Phase.Idle
            }
            is FeedResult.Failure -> _phase.value = Phase.Failed(result.error)
        }
    }

    suspend fun refresh() {
        if (_phase.value == Phase.Loading) return
        _items.value = emptyList()
        cursor = null
        _phase.value = Phase.Idle
        loadMore()
    }

    fun shouldPrefetch(item: FeedItem): Boolean =
        _items.value.indexOfFirst { it.id == item.id }
            .takeIf { it >= 0 }
            ?.let { _items.value.size - it <= 5 }
            ?: false
}
