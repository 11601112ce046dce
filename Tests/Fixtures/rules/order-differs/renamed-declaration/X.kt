package com.example.courtside

/** Books a court. */
class Booking {
    fun book(day: Int): Receipt {
        val parameters = Tariff.WEEKEND.parameters
        val place = Place(day)
        return Receipt(place, parameters)
    }

    fun cancel(day: Int): Receipt {
        val parameters = Tariff.WEEKEND.parameters
        //~ info statement-missing: has no counterpart in Swift
        val place = Place(day)
        return Receipt(place, parameters)
    }
}

enum class Tariff {
    WEEKDAY,
    WEEKEND;

    val parameters: Int
        get() = 3
}
