package com.example.booking.interactor

import com.example.booking.data.BookingRepository
import com.example.booking.data.VenueRepository
import com.example.booking.model.Booking
import com.example.core.time.Clock
import java.time.Duration
import java.time.Instant
import javax.inject.Inject

interface GetUpcomingBookingsInteractor {
    suspend operator fun invoke(userId: String, limit: Int): List<UpcomingBooking>
}

data class UpcomingBooking(
    val id: String,
    val title: String,
    val startsAt: Instant,
    val canCancel: Boolean,
)

class GetUpcomingBookingsInteractorImpl @Inject constructor(
    private val bookingRepository: BookingRepository,
    private val venueRepository: VenueRepository,
    private val clock: Clock,
) : GetUpcomingBookingsInteractor {

    override suspend fun invoke(userId: String, limit: Int): List<UpcomingBooking> {
        val now = clock.now()
        val bookings = bookingRepository.bookings(userId)
            .filter { it.status == Booking.Status.CONFIRMED && it.startsAt > now }
            .sortedWith(compareBy(Booking::startsAt, Booking::id))
            .take(limit)

        if (bookings.isEmpty()) return emptyList()

        val venuesById = venueRepository
            .venues(ids = bookings.mapTo(mutableSetOf()) { it.venueId })
            .associateBy { it.id }

        return bookings.mapNotNull { booking ->
            venuesById[booking.venueId]?.let { venue ->
                UpcomingBooking(
                    id = booking.id,
                    title = "${booking.courtName}, ${venue.name}",
                    startsAt = booking.startsAt,
                    canCancel = Duration.between(now, booking.startsAt) >= CANCELLATION_NOTICE,
                )
            }
        }
    }

    private companion object {
        val CANCELLATION_NOTICE: Duration = Duration.ofHours(24)
    }
}
