package cz.spoje.search

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.flow.stateIn
import kotlinx.coroutines.flow.update

enum class TransportMode { TRAIN, BUS, TRAM, FERRY }

enum class ConnectionSort { DEPARTURE, DURATION, PRICE }

/** @property priceCents null while the price is not known */
data class Connection(
    val id: String,
    val departureMinute: Int,
    val durationMinutes: Int,
    val changes: Int,
    val modes: Set<TransportMode>,
    val priceCents: Int?,
)

class ConnectionFilterViewModel : ViewModel() {

    val connections = MutableStateFlow(emptyList<Connection>())
    val maxChanges = MutableStateFlow<Int?>(null)
    val allowedModes = MutableStateFlow(TransportMode.entries.toSet())
    val sort = MutableStateFlow(ConnectionSort.DEPARTURE)

    val visible: StateFlow<List<Connection>> =
        combine(connections, maxChanges, allowedModes, sort) { connections, maxChanges, modes, sort ->
            connections
                .filter { maxChanges == null || it.changes <= maxChanges }
                .filter { modes.containsAll(it.modes) }
                .sortedWith(comparator(sort))
        }.stateIn(viewModelScope, SharingStarted.Eagerly, emptyList())

    fun toggle(mode: TransportMode) = allowedModes.update { modes ->
        if (mode in modes) modes - mode else modes + mode
    }

    fun reset() {
        maxChanges.value = null
        allowedModes.value = TransportMode.entries.toSet()
        sort.value = ConnectionSort.DEPARTURE
    }

    private fun comparator(sort: ConnectionSort): Comparator<Connection> {
        val primary: Comparator<Connection> = when (sort) {
            ConnectionSort.DEPARTURE -> compareBy { it.departureMinute }
            ConnectionSort.DURATION -> compareBy { it.durationMinutes }
            ConnectionSort.PRICE -> compareBy(nullsLast()) { it.priceCents }
        }
        return primary.thenBy { it.departureMinute }.thenBy { it.id }
    }
}
