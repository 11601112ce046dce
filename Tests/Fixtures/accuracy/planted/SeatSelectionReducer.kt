package com.acme.travel.seats

enum class SeatKind { STANDARD, EXTRA_LEGROOM, EXIT_ROW }

data class Seat(val id: String, val kind: SeatKind, val taken: Boolean)

data class SeatSelection(
    val selected: List<String> = emptyList(),
    val passengers: Int,
    val exitRowEligible: Boolean,
    val notice: String? = null,
)

sealed interface SeatAction {
    data class Tap(val seat: Seat) : SeatAction
    data object Clear : SeatAction
    data object DismissNotice : SeatAction
}

fun reduce(state: SeatSelection, action: SeatAction): SeatSelection = when (action) {
    SeatAction.Clear -> state.copy(selected = emptyList(), notice = null)
    SeatAction.DismissNotice -> state.copy(notice = null)
    is SeatAction.Tap -> onTap(state, action.seat)
}

private fun onTap(state: SeatSelection, seat: Seat): SeatSelection {
    if (seat.taken) {
        return state.copy(notice = "This seat is taken.")
    }
    return when {
        seat.id in state.selected ->
            state.copy(selected = state.selected - seat.id, notice = null)

        state.selected.size < state.passengers ->
            state.copy(selected = state.selected + seat.id, notice = null)

        else ->
            state.copy(notice = "All passengers have a seat.")
    }
}
