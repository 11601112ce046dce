package com.jetset.refunds

import java.time.Duration
import java.time.Instant

enum class FareFamily { SAVER, STANDARD, FLEXIBLE }

data class Booking(
    val family: FareFamily,
    val fareCents: Long,
    val taxCents: Long,
    val bookedAt: Instant,
    val departure: Instant,
)

data class Refund(val cents: Long, val feeCents: Long) {
    companion object {
        val NONE = Refund(cents = 0, feeCents = 0)
    }
}

class CancellationPolicy(private val standardFeeCents: Long = 3_500) {

    fun refund(booking: Booking, cancelledAt: Instant): Refund {
        val lead = Duration.between(cancelledAt, booking.departure)
        if (lead <= Duration.ZERO) return Refund.NONE

        val paid = booking.fareCents + booking.taxCents
        val age = Duration.between(booking.bookedAt, cancelledAt)
        if (age <= GRACE) {
            return Refund(cents = paid, feeCents = 0)
        }

        return when (booking.family) {
            FareFamily.FLEXIBLE -> Refund(cents = paid, feeCents = 0)
            FareFamily.STANDARD -> {
                val gross = booking.fareCents * refundableShare(lead) / 100
                val fee = minOf(gross, standardFeeCents)
                Refund(cents = gross - fee + booking.taxCents, feeCents = fee)
            }
            FareFamily.SAVER -> Refund(cents = booking.taxCents, feeCents = 0)
        }
    }

    fun isWorthCancelling(booking: Booking, now: Instant): Boolean =
        refund(booking, now).cents > 0

    private fun refundableShare(lead: Duration): Int = when {
        lead >= EARLY -> 100
        lead >= LATE -> 50
        else -> 0
    }

    private companion object {
        val GRACE: Duration = Duration.ofHours(24)
        val EARLY: Duration = Duration.ofDays(14)
        val LATE: Duration = Duration.ofHours(48)
    }
}
