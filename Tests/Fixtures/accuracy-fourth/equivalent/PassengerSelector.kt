package com.jetlane.booking.passengers

import kotlin.properties.Delegates

data class PassengerCounts(val adults: Int = 1, val children: Int = 0, val infants: Int = 0) {
    val total: Int get() = adults + children + infants
    val seatsNeeded: Int get() = adults + children
}

enum class PassengerType { ADULT, CHILD, INFANT }

enum class PassengerRejection { TOO_MANY_PASSENGERS, ADULT_REQUIRED, INFANTS_EXCEED_ADULTS }

class PassengerSelector {

    interface Listener {
        fun onPassengersChanged(selector: PassengerSelector, counts: PassengerCounts)
        fun onPassengersRejected(selector: PassengerSelector, reason: PassengerRejection)
    }

    var listener: Listener? = null

    var counts: PassengerCounts by Delegates.observable(PassengerCounts()) { _, old, new ->
        if (old != new) listener?.onPassengersChanged(this, new)
    }
        private set

    fun increment(type: PassengerType) = attempt(counts.adjusted(type) { it + 1 })

    fun decrement(type: PassengerType) = attempt(counts.adjusted(type) { (it - 1).coerceAtLeast(0) })

    fun reset() {
        counts = PassengerCounts()
    }

    private fun attempt(candidate: PassengerCounts) {
        when (val reason = rejectionFor(candidate)) {
            null -> counts = candidate
            else -> listener?.onPassengersRejected(this, reason)
        }
    }

    private fun rejectionFor(candidate: PassengerCounts): PassengerRejection? = with(candidate) {
        when {
            total > MAX_PASSENGERS -> PassengerRejection.TOO_MANY_PASSENGERS
            adults < 1 -> PassengerRejection.ADULT_REQUIRED
            infants > adults -> PassengerRejection.INFANTS_EXCEED_ADULTS
            else -> null
        }
    }

    private inline fun PassengerCounts.adjusted(type: PassengerType, change: (Int) -> Int) =
        when (type) {
            PassengerType.ADULT -> copy(adults = change(adults))
            PassengerType.CHILD -> copy(children = change(children))
            PassengerType.INFANT -> copy(infants = change(infants))
        }

    companion object {
        const val MAX_PASSENGERS = 9
    }
}
