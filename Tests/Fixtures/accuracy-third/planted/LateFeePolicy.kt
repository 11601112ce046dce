package com.toolshare.rental

data class Rental(
    val itemId: String,
    val dueDay: Long,
    val depositCents: Long,
    val isMember: Boolean = false,
)

/** Days are counted since the epoch, amounts are in cents. */
class LateFeePolicy {

    sealed interface Notice {
        data object None : Notice
        data class Reminder(val daysLeft: Long) : Notice
        data class Overdue(val feeCents: Long) : Notice
    }

    fun chargeableDays(rental: Rental, returnedOn: Long): Long =
        (returnedOn - rental.dueDay - GRACE_DAYS).coerceAtLeast(0)

    fun fee(rental: Rental, returnedOn: Long): Long {
        val days = chargeableDays(rental, returnedOn)
        if (days == 0L) return 0

        val full = days * FEE_PER_DAY_CENTS
        val discount = if (rental.isMember) full * MEMBER_DISCOUNT_PERCENT / 100 else 0L
        val cap = rental.depositCents * MAX_SHARE_OF_DEPOSIT_PERCENT / 100
        return minOf(full - discount, cap)
    }

    fun totalFees(rentals: List<Rental>, returnedOn: Long): Long =
        rentals.sumOf { fee(it, returnedOn) }

    fun notice(rental: Rental, today: Long): Notice {
        val daysLeft = rental.dueDay - today
        return when {
            daysLeft > 2 -> Notice.None
            daysLeft >= 0 -> Notice.Reminder(daysLeft)
            else -> Notice.Overdue(fee(rental, today))
        }
    }

    companion object {
        const val GRACE_DAYS = 3
        const val FEE_PER_DAY_CENTS = 350L
        const val MEMBER_DISCOUNT_PERCENT = 20
        const val MAX_SHARE_OF_DEPOSIT_PERCENT = 80
    }
}
