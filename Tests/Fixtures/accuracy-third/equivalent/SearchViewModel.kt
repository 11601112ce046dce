package com.northwind.app.search

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.FlowPreview
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.catch
import kotlinx.coroutines.flow.debounce
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.flatMapLatest
import kotlinx.coroutines.flow.flowOf
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.onStart
import kotlinx.coroutines.flow.stateIn

interface SearchService {
    fun search(text: String): Flow<List<String>>
}

@OptIn(FlowPreview::class, ExperimentalCoroutinesApi::class)
class SearchViewModel(private val service: SearchService) : ViewModel() {

    sealed interface State {
        data object Idle : State
        data object Searching : State
        data class Results(val hits: List<String>) : State
        data class Empty(val query: String) : State
        data object Failed : State
    }

    private val query = MutableStateFlow("")

    val state: StateFlow<State> = query
        .map { it.trim() }
        .distinctUntilChanged()
        .debounce(DEBOUNCE_MS)
        .flatMapLatest { text -> statesFor(text) }
        .stateIn(viewModelScope, SharingStarted.Eagerly, State.Idle)

    fun onQueryChanged(text: String) {
        query.value = text
    }

    fun clear() {
        query.value = ""
    }

    private fun statesFor(text: String): Flow<State> {
        if (text.length < MINIMUM_LENGTH) return flowOf(State.Idle)

        return service.search(text)
            .map<List<String>, State> { hits ->
                if (hits.isEmpty()) State.Empty(text) else State.Results(hits)
            }
            .onStart { emit(State.Searching) }
            .catch { emit(State.Failed) }
    }

    private companion object {
        const val DEBOUNCE_MS = 300L
        const val MINIMUM_LENGTH = 2
    }
}
