package se.hallplats.suggest

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.FlowPreview
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.channels.BufferOverflow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.debounce
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.mapLatest
import kotlinx.coroutines.flow.stateIn

data class StationSuggestion(val id: String, val name: String)

interface StationSearchService {
    suspend fun stations(text: String): List<StationSuggestion>
}

@OptIn(FlowPreview::class, ExperimentalCoroutinesApi::class)
class StationSuggestions(private val service: StationSearchService) : ViewModel() {

    private val input = MutableSharedFlow<String>(
        extraBufferCapacity = 1,
        onBufferOverflow = BufferOverflow.DROP_OLDEST,
    )

    val suggestions: StateFlow<List<StationSuggestion>> = input
        .map { it.trim().lowercase() }
        .debounce(300)
        .distinctUntilChanged()
        .mapLatest { text -> if (text.isEmpty()) emptyList() else search(text) }
        .stateIn(viewModelScope, SharingStarted.Eagerly, emptyList())

    fun onTextChanged(text: String) {
        input.tryEmit(text)
    }

    private suspend fun search(text: String): List<StationSuggestion> = try {
        ranked(service.stations(text), text)
    } catch (e: CancellationException) {
        throw e
    } catch (e: Exception) {
        emptyList()
    }

    companion object {
        private const val LIMIT = 10

        /** Names which start with the text come before those which contain it. */
        fun ranked(stations: List<StationSuggestion>, text: String): List<StationSuggestion> {
            val (starting, others) = stations.partition { it.name.lowercase().startsWith(text) }
            return (starting + others).take(LIMIT)
        }
    }
}
