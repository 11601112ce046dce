package com.wayfinder.search

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.launch
import kotlin.coroutines.coroutineContext

sealed interface PlaceSearchState {
    data object Idle : PlaceSearchState
    data object Searching : PlaceSearchState
    data class Results(val items: List<PlaceItem>) : PlaceSearchState
    data object Empty : PlaceSearchState
    data object Error : PlaceSearchState
}

data class PlaceItem(val id: String, val name: String, val detail: String)

class PlaceSearchViewModel(
    private val service: PlaceService,
    private val scope: CoroutineScope,
) {
    private var job: Job? = null

    var state: PlaceSearchState = PlaceSearchState.Idle
        private set(value) {
            field = value
            onStateChange?.invoke(value)
        }

    var onStateChange: ((PlaceSearchState) -> Unit)? = null

    fun queryChanged(text: String) {
        job?.cancel()
        val query = text.trim()
        if (query.isEmpty()) {
            state = PlaceSearchState.Idle
            return
        }
        job = scope.launch {
            delay(DEBOUNCE_MILLIS)
            search(query)
        }
    }

    fun onCleared() {
        job?.cancel()
    }

    private suspend fun search(query: String) {
        state = PlaceSearchState.Searching
        try {
            val places = service.search(query = query, limit = 20)
            coroutineContext.ensureActive()
            val items = places.map { it.toItem() }
            state = if (items.isEmpty()) PlaceSearchState.Empty else PlaceSearchState.Results(items)
        } catch (e: CancellationException) {
            throw e
        } catch (e: Exception) {
            coroutineContext.ensureActive()
            state = PlaceSearchState.Error
        }
    }

    private fun Place.toItem() = PlaceItem(
        id = id,
        name = name,
        detail = listOfNotNull(street, city).joinToString(", "),
    )

    private companion object {
        const val DEBOUNCE_MILLIS = 300L
    }
}
