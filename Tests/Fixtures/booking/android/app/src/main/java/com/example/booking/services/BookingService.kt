package com.example.booking.services

import com.example.booking.models.*
import com.example.courtsidekit.*
import java.util.Date

class BookingService(private val httpClient: IHttpClient) : IBookingService {

    override fun fetchBookings(courtId: CourtId, day: Date): Promise<List<Booking>> {
        val endpoint = "/v2/courts/$courtId/bookings"
        val params = mapOf<String, Any>(
            "day" to day.toISODay()
        )
        return httpClient.get(endpoint = endpoint, params = params)
            .then { response -> response.getJSONArray("bookings").map { Booking(json = it) } }
    }

    override fun book(draft: BookingDraft, note: String?): Promise<Booking> {
        val endpoint = "/v2/bookings"
        val params = mutableMapOf<String, Any>(
            "court_id" to draft.courtId,
            "start_date" to draft.start.toISOString(),
            "duration_minutes" to draft.minutes,
            "players" to draft.players
        )
        if (note != null) {
            params["note"] = note
        }
        return httpClient.post(endpoint = endpoint, params = params)
            .then { response -> Booking(json = response) }
    }

    override fun cancel(id: BookingId): Promise<Booking> {
        val endpoint = "/v2/bookings/$id"
        return httpClient.delete(endpoint = endpoint, params = null)
            .then { response -> Booking(json = response) }
    }
}
