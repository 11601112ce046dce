package com.farewise.search

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.Job
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

interface FlightRepository {
    suspend fun flights(origin: String, destination: String, day: String): List<FlightOffer>
}

data class FlightOffer(val id: String, val priceCents: Int, val stops: Int)

class FlightSearchViewModel(private val repository: FlightRepository) : ViewModel() {

    sealed interface State {
        data object Idle : State
        data object Loading : State
        data class Loaded(val offers: List<FlightOffer>) : State
        data object Empty : State
        data class Failed(val message: String) : State
    }

    private val _state = MutableStateFlow<State>(State.Idle)
    val state: StateFlow<State> = _state.asStateFlow()

    val origin = MutableStateFlow("")
    val destination = MutableStateFlow("")
    val day = MutableStateFlow<String?>(null)
    val directOnly = MutableStateFlow(false)

    private var searchJob: Job? = null

    val canSearch: Boolean
        get() {
            val from = origin.value.normalized()
            val to = destination.value.normalized()
            return from.isNotEmpty() && to.isNotEmpty() && from != to && day.value != null
        }

    fun search() {
        searchJob?.cancel()
        val day = day.value
        if (!canSearch || day == null) {
            _state.value = State.Idle
            return
        }

        _state.value = State.Loading
        val from = origin.value.normalized()
        val to = destination.value.normalized()
        val onlyDirect = directOnly.value
        searchJob = viewModelScope.launch {
            val next = try {
                repository.flights(from, to, day)
                    .filter { !onlyDirect || it.stops == 0 }
                    .sortedWith(compareBy(FlightOffer::priceCents, FlightOffer::id))
                    .let { if (it.isEmpty()) State.Empty else State.Loaded(it) }
            } catch (e: CancellationException) {
                throw e
            } catch (e: Exception) {
                State.Failed("Search failed, please try again.")
            }
            ensureActive()
            _state.value = next
        }
    }

    fun swapAirports() {
        origin.value = destination.value.also { destination.value = origin.value }
    }

    private fun String.normalized(): String = trim().uppercase()
}
