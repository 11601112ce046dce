package com.example.courtside.booking

import com.example.courtsidekit.*

/** Who may cancel what. */
class CancellationPolicy(
    val clock: IClock,
    val noticeHours: Int
) {

    fun canCancel(booking: Booking, user: User): Boolean {
        if (booking.ownerId != user.id) {
            return false
        }
        if (booking.isPaid || booking.isStarted) {
            return false
        }
        return booking.hoursUntilStart(clock = clock) >= noticeHours
    }

    fun fee(booking: Booking): Int {
        if (booking.hoursUntilStart(clock = clock) < noticeHours) {
            return booking.price / 2
        }
        return 0
    }
}
