package com.harbor.sdk.search

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.FlowPreview
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.catch
import kotlinx.coroutines.flow.debounce
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.flatMapLatest
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.flowOn
import kotlinx.coroutines.flow.map

sealed interface SearchResultState {
    data object Idle : SearchResultState
    data object Loading : SearchResultState
    data class Results(val hits: List<SearchHit>) : SearchResultState
    data class Empty(val query: String) : SearchResultState
    data class Failed(val query: String) : SearchResultState
}

@OptIn(FlowPreview::class, ExperimentalCoroutinesApi::class)
class SearchService(
    private val api: SearchApi,
    private val minimumLength: Int = 2,
    dispatcher: CoroutineDispatcher = Dispatchers.Main,
) {
    private val queries = MutableSharedFlow<String>(extraBufferCapacity = 64)

    val state: Flow<SearchResultState> = queries
        .map { it.trim() }
        .debounce(300)
        .distinctUntilChanged()
        .flatMapLatest(::results)
        .flowOn(dispatcher)

    fun submit(query: String) {
        queries.tryEmit(query)
    }

    private fun results(query: String): Flow<SearchResultState> = flow<SearchResultState> {
        if (query.length < minimumLength) {
            emit(SearchResultState.Idle)
            return@flow
        }
        emit(SearchResultState.Loading)
        val visible = api.search(term = query, limit = 40).filterNot { it.isHidden }
        emit(
            if (visible.isEmpty()) SearchResultState.Empty(query)
            else SearchResultState.Results(visible)
        )
    }.catch { emit(SearchResultState.Failed(query)) }
}
