package com.example.booking.errors

/** Why a booking cannot be made, before the backend is asked. */
sealed class BookingError : Exception() {
    object ClubClosed : BookingError()
    object SlotTaken : BookingError()
    object TooFewPlayers : BookingError()
    class TooManyPlayers(val maximum: Int) : BookingError()
    class InvalidPhone(val phone: String) : BookingError()

    val messageKey: String
        get() = when (this) {
            is ClubClosed -> "booking_error_club_closed"
            is SlotTaken -> "booking_error_slot_taken"
            is TooFewPlayers -> "booking_error_too_few_players"
            is TooManyPlayers -> "booking_error_too_many_players"
            is InvalidPhone -> "booking_error_invalid_phone"
        }
}
