package com.skyline.booking.seats

data class Seat(val row: Int, val letter: String) {
    val label: String get() = "$row$letter"
}

data class Passenger(val id: String, val name: String, val isInfant: Boolean, val isChild: Boolean)

/** [prices]: cents per row. A row that is not listed costs nothing. */
class SeatSelection(
    passengers: List<Passenger>,
    private val occupied: Set<Seat>,
    private val exitRows: Set<Int>,
    private val prices: Map<Int, Int>,
) {
    sealed interface Outcome {
        data class Assigned(val passengerId: String, val seat: String) : Outcome
        data class Released(val passengerId: String) : Outcome
        data class Rejected(val reason: String) : Outcome
    }

    // Lap infants get no seat of their own.
    private val passengers = passengers.filterNot { it.isInfant }
    private val seats = mutableMapOf<String, Seat>()

    val assignments: Map<String, Seat> get() = seats.toMap()

    var activePassengerId: String? = this.passengers.firstOrNull()?.id
        private set

    val isComplete: Boolean get() = seats.size == passengers.size

    val totalCents: Int get() = seats.values.sumOf { prices[it.row] ?: 0 }

    val summary: String
        get() = passengers
            .filter { it.id in seats }
            .joinToString { "${it.name} ${seats.getValue(it.id).label}" }
            .ifEmpty { "No seats selected" }

    fun activate(passengerId: String) {
        if (passengers.any { it.id == passengerId }) activePassengerId = passengerId
    }

    fun tap(seat: Seat): Outcome {
        val owner = seats.entries.find { it.value == seat }?.key
        if (owner != null) {
            seats -= owner
            activePassengerId = owner
            return Outcome.Released(owner)
        }

        if (seat in occupied) return Outcome.Rejected("Seat ${seat.label} is taken")

        val passenger = passengers.find { it.id == activePassengerId }
            ?: return Outcome.Rejected("Everyone has a seat")
        if (passenger.isChild && seat.row in exitRows) {
            return Outcome.Rejected("Children can't sit in an exit row")
        }

        seats[passenger.id] = seat
        activePassengerId = firstStanding(startAfter = passenger)
        return Outcome.Assigned(passenger.id, seat.label)
    }

    private fun firstStanding(startAfter: Passenger): String? {
        val start = passengers.indexOf(startAfter)
        for (step in 1..passengers.size) {
            val candidate = passengers[(start + step) % passengers.size]
            if (candidate.id !in seats) return candidate.id
        }
        return null
    }
}
