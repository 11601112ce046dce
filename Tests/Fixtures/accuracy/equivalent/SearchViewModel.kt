package com.finder.search

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlinx.coroutines.Job
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.delay
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

data class SearchHit(val id: String, val title: String)

fun interface SearchBackend {
    suspend fun search(term: String): List<SearchHit>
}

sealed interface SearchContent {
    data class Recents(val terms: List<String>) : SearchContent
    data object Hint : SearchContent
    data object Loading : SearchContent
    data class Hits(val hits: List<SearchHit>) : SearchContent
    data class NothingFound(val term: String) : SearchContent
    data object Error : SearchContent
}

class SearchViewModel(
    private val backend: SearchBackend,
    recents: List<String> = emptyList(),
) : ViewModel() {

    var recents: List<String> = recents.take(MAXIMUM_RECENTS)
        private set

    private val _content = MutableStateFlow<SearchContent>(SearchContent.Recents(this.recents))
    val content: StateFlow<SearchContent> = _content.asStateFlow()

    private val cache = mutableMapOf<String, List<SearchHit>>()
    private var job: Job? = null
    private var term = ""

    fun onTextChanged(text: String) {
        val new = text.trim().lowercase()
        if (new == term) return
        term = new
        job?.cancel()

        val cached = cache[new]
        when {
            new.isEmpty() -> _content.value = SearchContent.Recents(recents)
            new.length < MINIMUM_LENGTH -> _content.value = SearchContent.Hint
            cached != null -> show(cached, new)
            else -> start(new, DEBOUNCE)
        }
    }

    fun retry() {
        if (_content.value == SearchContent.Error) start(term, Duration.ZERO)
    }

    fun onSelected(hit: SearchHit) {
        if (term.isEmpty()) return
        recents = (listOf(term) + recents.filterNot { it == term }).take(MAXIMUM_RECENTS)
    }

    private fun start(term: String, debounce: Duration) {
        _content.value = SearchContent.Loading
        job = viewModelScope.launch {
            try {
                delay(debounce)
                val hits = backend.search(term)
                currentCoroutineContext().ensureActive()
                cache[term] = hits
                show(hits, term)
            } catch (e: Exception) {
                // A newer term has taken over: leave the screen to it.
                currentCoroutineContext().ensureActive()
                _content.value = SearchContent.Error
            }
        }
    }

    private fun show(hits: List<SearchHit>, term: String) {
        _content.value = if (hits.isEmpty()) SearchContent.NothingFound(term) else SearchContent.Hits(hits)
    }

    private companion object {
        val DEBOUNCE = 300.milliseconds
        const val MINIMUM_LENGTH = 2
        const val MAXIMUM_RECENTS = 5
    }
}
