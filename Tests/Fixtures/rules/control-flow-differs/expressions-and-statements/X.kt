package com.example.transit.board

/** What the departure board says. */
class DepartureLabel(val texts: ITexts) {

    fun label(departure: Departure): String = when (departure.state) {
        DepartureState.ON_TIME -> texts.onTime
        DepartureState.DELAYED -> if (departure.minutes > 60) texts.longDelay else texts.delay(departure.minutes)
        DepartureState.CANCELLED -> texts.cancelled
    }

    fun icon(departure: Departure): String =
        if (departure.isTrain) "train" else "bus"

    fun platform(departure: Departure): String = departure.platform ?: "?"
}
