package com.skyline.checkin

import java.time.Duration
import java.time.Instant

data class Booking(
    val reference: String,
    val departure: Instant,
    val isInternational: Boolean,
    val isCancelled: Boolean,
    val travellers: List<Traveller>,
)

data class Traveller(val name: String, val passportExpiry: Instant?, val isCheckedIn: Boolean)

sealed interface CheckInEligibility {
    data class Open(val names: List<String>) : CheckInEligibility
    data object Done : CheckInEligibility
    data class NotYet(val opensIn: String) : CheckInEligibility
    data object Closed : CheckInEligibility
    data class MissingPassport(val name: String) : CheckInEligibility
    data class ExpiredPassport(val name: String) : CheckInEligibility
    data class Unavailable(val message: String) : CheckInEligibility
}

interface BookingSource {
    suspend fun booking(reference: String): Booking?
}

class CheckInEligibilityUseCase(
    private val source: BookingSource,
    private val now: () -> Instant = { Instant.now() },
) {
    suspend fun execute(reference: String): CheckInEligibility {
        val code = reference.replace(" ", "").uppercase()
        if (code.isEmpty()) return CheckInEligibility.Unavailable("Enter your booking reference")

        val booking = source.booking(code)
            ?: return CheckInEligibility.Unavailable("We can't find booking $code")
        if (booking.isCancelled) {
            return CheckInEligibility.Unavailable("This booking has been cancelled")
        }

        val waiting = booking.travellers.filterNot { it.isCheckedIn }
        if (waiting.isEmpty()) return CheckInEligibility.Done

        val left = Duration.between(now(), booking.departure)
        val closesBefore = if (booking.isInternational) Duration.ofHours(1) else Duration.ofMinutes(30)
        return when {
            left < closesBefore -> CheckInEligibility.Closed
            left > OPENS_BEFORE -> CheckInEligibility.NotYet((left - OPENS_BEFORE).asText())
            else -> passportProblem(booking, waiting)
                ?: CheckInEligibility.Open(waiting.map { it.name })
        }
    }

    private fun passportProblem(booking: Booking, waiting: List<Traveller>): CheckInEligibility? {
        if (!booking.isInternational) return null
        return waiting.firstNotNullOfOrNull { (name, expiry) ->
            when {
                expiry == null -> CheckInEligibility.MissingPassport(name)
                expiry <= booking.departure -> CheckInEligibility.ExpiredPassport(name)
                else -> null
            }
        }
    }

    private fun Duration.asText(): String {
        val started = if (this@asText > Duration.ofHours(toHours())) 1 else 0
        val hours = toHours() + started
        return buildString {
            if (hours >= 24) append(counted(hours / 24, "day"))
            if (hours >= 24 && hours % 24 > 0) append(' ')
            if (hours % 24 > 0) append(counted(hours % 24, "hour"))
        }
    }

    private fun counted(count: Long, noun: String) = "$count $noun${if (count == 1L) "" else "s"}"

    private companion object {
        val OPENS_BEFORE: Duration = Duration.ofHours(24)
    }
}
