package travel.roam.refunds

import java.math.BigDecimal
import java.math.RoundingMode
import java.time.Duration
import java.time.Instant

data class Booking(
    val total: BigDecimal,
    val serviceFee: BigDecimal,
    val startsAt: Instant,
    val isNonRefundable: Boolean = false,
)

data class RefundTier(val minimumHours: Long, val percent: Int)

private val RefundTier.leadTime: Duration get() = Duration.ofHours(minimumHours)

class RefundCalculator(tiers: List<RefundTier> = STANDARD_TIERS) {

    val tiers: List<RefundTier> = tiers.sortedByDescending { it.minimumHours }

    /** The service fee is never refunded. Amounts have two decimals, rounded half to even. */
    fun refund(booking: Booking, cancelledAt: Instant): BigDecimal {
        if (booking.isNonRefundable) return NOTHING
        val tier = applicableTier(booking, cancelledAt) ?: return NOTHING

        return (booking.total - booking.serviceFee)
            .max(BigDecimal.ZERO)
            .multiply(tier.percent.toBigDecimal())
            .movePointLeft(2)
            .setScale(2, RoundingMode.HALF_EVEN)
    }

    fun deadlines(booking: Booking): List<Instant> =
        if (booking.isNonRefundable) emptyList()
        else tiers.map { booking.startsAt - it.leadTime }

    private fun applicableTier(booking: Booking, cancelledAt: Instant): RefundTier? {
        val lead = Duration.between(cancelledAt, booking.startsAt)
        return tiers.firstOrNull { lead >= it.leadTime }
    }

    companion object {
        private val NOTHING = BigDecimal.ZERO.setScale(2)

        val STANDARD_TIERS = listOf(
            RefundTier(minimumHours = 72, percent = 100),
            RefundTier(minimumHours = 24, percent = 50),
            RefundTier(minimumHours = 6, percent = 15),
        )
    }
}
