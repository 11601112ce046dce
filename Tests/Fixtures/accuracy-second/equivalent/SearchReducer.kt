package com.harborline.shop.search

data class SearchState(
    val query: String = "",
    val results: List<SearchHit> = emptyList(),
    val phase: Phase = Phase.Idle,
    val page: Int = 0,
    val hasMore: Boolean = false,
) {
    sealed interface Phase {
        data object Idle : Phase
        data object Loading : Phase
        data object LoadingMore : Phase
        data object Loaded : Phase
        data class Failed(val message: String) : Phase
    }

    val showsEmptyState: Boolean get() = phase == Phase.Loaded && results.isEmpty()
}

sealed interface SearchAction {
    data class QueryChanged(val query: String) : SearchAction
    data class ResultsReceived(val query: String, val hits: List<SearchHit>, val hasMore: Boolean) : SearchAction
    data class RequestFailed(val query: String, val message: String) : SearchAction
    data object ReachedEnd : SearchAction
    data object RetryTapped : SearchAction
    data object Cleared : SearchAction
}

sealed interface SearchEffect {
    data class Search(val query: String, val page: Int) : SearchEffect
    data object Cancel : SearchEffect
}

object SearchReducer {
    const val MINIMUM_QUERY_LENGTH = 2

    fun reduce(state: SearchState, action: SearchAction): Pair<SearchState, List<SearchEffect>> = when (action) {
        is SearchAction.QueryChanged -> {
            val query = action.query
            if (query == state.query) {
                state to emptyList()
            } else if (query.length < MINIMUM_QUERY_LENGTH) {
                SearchState(query = query) to listOf(SearchEffect.Cancel)
            } else {
                SearchState(query = query, phase = SearchState.Phase.Loading) to
                    listOf(SearchEffect.Cancel, SearchEffect.Search(query, 0))
            }
        }

        is SearchAction.ResultsReceived ->
            if (action.query != state.query) {
                state to emptyList()
            } else {
                state.copy(
                    results = state.results + action.hits,
                    hasMore = action.hasMore,
                    phase = SearchState.Phase.Loaded,
                ) to emptyList()
            }

        is SearchAction.RequestFailed ->
            if (action.query != state.query) state to emptyList()
            else state.copy(phase = SearchState.Phase.Failed(action.message)) to emptyList()

        SearchAction.ReachedEnd ->
            if (state.hasMore && state.phase == SearchState.Phase.Loaded) {
                val next = state.copy(page = state.page + 1, phase = SearchState.Phase.LoadingMore)
                next to listOf(SearchEffect.Search(next.query, next.page))
            } else {
                state to emptyList()
            }

        SearchAction.RetryTapped ->
            if (state.phase is SearchState.Phase.Failed) {
                val phase = if (state.results.isEmpty()) SearchState.Phase.Loading else SearchState.Phase.LoadingMore
                state.copy(phase = phase) to listOf(SearchEffect.Search(state.query, state.page))
            } else {
                state to emptyList()
            }

        SearchAction.Cleared -> SearchState() to listOf(SearchEffect.Cancel)
    }
}
