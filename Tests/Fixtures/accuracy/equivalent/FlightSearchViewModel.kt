package com.skyline.flights.search

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import java.time.Instant
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.launch

data class FlightOffer(
    val id: String,
    val priceCents: Int,
    val durationMinutes: Int,
    val stops: Int,
    val departure: Instant,
)

data class FlightQuery(
    val origin: String? = null,
    val destination: String? = null,
    val departureDay: Int? = null,
    val returnDay: Int? = null,
    val adults: Int = 1,
    val infants: Int = 0,
)

enum class FlightSort { CHEAPEST, FASTEST, EARLIEST }

sealed interface FlightSearchState {
    data object Idle : FlightSearchState
    data class Invalid(val problems: List<String>) : FlightSearchState
    data object Loading : FlightSearchState
    data class Results(val offers: List<FlightOffer>, val hidden: Int) : FlightSearchState
    data class Empty(val message: String) : FlightSearchState
    data class Failed(val message: String) : FlightSearchState
}

interface FlightService {
    suspend fun search(query: FlightQuery): List<FlightOffer>
}

class FlightSearchViewModel(private val service: FlightService) : ViewModel() {

    private val _state = MutableStateFlow<FlightSearchState>(FlightSearchState.Idle)
    val state: StateFlow<FlightSearchState> = _state

    var sort: FlightSort = FlightSort.CHEAPEST
        set(value) {
            if (field == value) return
            field = value
            refreshResults()
        }

    var directOnly: Boolean = false
        set(value) {
            if (field == value) return
            field = value
            refreshResults()
        }

    private var offers: List<FlightOffer>? = null

    fun search(query: FlightQuery) {
        if (_state.value == FlightSearchState.Loading) return

        val problems = problemsIn(query)
        if (problems.isNotEmpty()) {
            _state.value = FlightSearchState.Invalid(problems)
            return
        }

        offers = null
        _state.value = FlightSearchState.Loading
        viewModelScope.launch {
            try {
                offers = service.search(query)
                refreshResults()
            } catch (e: CancellationException) {
                _state.value = FlightSearchState.Idle
                throw e
            } catch (e: Exception) {
                _state.value = FlightSearchState.Failed("Flights could not be loaded")
            }
        }
    }

    private fun refreshResults() {
        val all = offers ?: return
        val visible = if (directOnly) all.filter { it.stops == 0 } else all
        _state.value = when {
            all.isEmpty() -> FlightSearchState.Empty("No flights on this day")
            visible.isEmpty() -> FlightSearchState.Empty("No direct flights on this day")
            else -> FlightSearchState.Results(visible.sortedWith(order()), all.size - visible.size)
        }
    }

    private fun order(): Comparator<FlightOffer> {
        val byDeparture = compareBy<FlightOffer>({ it.departure }, { it.id })
        return when (sort) {
            FlightSort.CHEAPEST -> compareBy<FlightOffer> { it.priceCents }.then(byDeparture)
            FlightSort.FASTEST -> compareBy<FlightOffer> { it.durationMinutes }.then(byDeparture)
            FlightSort.EARLIEST -> byDeparture
        }
    }

    // Day numbers are relative to today (0).
    private fun problemsIn(query: FlightQuery): List<String> = buildList {
        val (origin, destination, departure, back) = query
        if (origin == null) add("Choose where you fly from")
        if (destination == null) add("Choose where you fly to")
        if (origin != null && origin == destination) add("Origin and destination are the same")
        if (departure == null) add("Choose a departure date")
        if (departure != null && departure < 0) add("The departure is in the past")
        if (departure != null && back != null && back < departure) {
            add("The return is before the departure")
        }
        if (query.adults !in 1..9) add("Choose 1 to 9 adults")
        if (query.infants > query.adults) add("Each infant needs an adult")
    }
}
