package com.example.booking.validation

import com.example.booking.calendar.Availability
import com.example.booking.errors.BookingError
import com.example.booking.models.*

/** The rules of the house that need no backend. */
class BookingValidator(private val availability: Availability) {

    fun validate(draft: BookingDraft, club: Club, hour: Int, bookings: List<Booking>): BookingError? {
        if (!club.isOpen(hour = hour)) {
            return BookingError.ClubClosed
        }
        if (draft.players.size < MINIMUM_PLAYERS) {
            return BookingError.TooFewPlayers
        }
        if (draft.players.size > MAXIMUM_PLAYERS) {
            return BookingError.TooManyPlayers(maximum = MAXIMUM_PLAYERS)
        }
        if (!availability.isFree(start = draft.start, minutes = draft.minutes, bookings = bookings)) {
            return BookingError.SlotTaken
        }
        return null
    }

    companion object {
        const val MINIMUM_PLAYERS = 2
        const val MAXIMUM_PLAYERS = 4
    }
}
