package com.example.booking.services

import com.example.booking.models.*
import com.example.courtsidekit.*
import java.util.Date

/** Bookings as the backend keeps them. */
interface IBookingService {
    fun fetchBookings(courtId: CourtId, day: Date): Promise<List<Booking>>
    fun book(draft: BookingDraft, note: String?): Promise<Booking>
    fun cancel(id: BookingId): Promise<Booking>
}
