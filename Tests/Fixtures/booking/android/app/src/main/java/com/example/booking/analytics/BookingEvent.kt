package com.example.booking.analytics

import com.example.booking.models.BookingId
import com.example.booking.models.CourtId

/** What the product team wants to know about bookings. */
sealed class BookingEvent {
    object ClubListShown : BookingEvent()
    data class BookingConfirmed(val courtId: CourtId, val total: Double) : BookingEvent()
    data class BookingCancelled(val bookingId: BookingId) : BookingEvent()
    data class BookingFailed(val reason: String) : BookingEvent()

    val name: String
        get() = when (this) {
            is ClubListShown -> "club_list_shown"
            is BookingConfirmed -> "booking_confirmed"
            is BookingCancelled -> "booking_cancelled"
            is BookingFailed -> "booking_failed"
        }
}
