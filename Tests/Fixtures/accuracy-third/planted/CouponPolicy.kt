package store.velvet.coupon

import java.time.Instant

sealed interface CouponKind {
    data class Percent(val value: Int) : CouponKind
    data class Amount(val cents: Long) : CouponKind
    data object FreeShipping : CouponKind
}

data class Coupon(
    val code: String,
    val kind: CouponKind,
    val expiresAt: Instant?,
    val isSingleUse: Boolean = false,
)

sealed class CouponRejection : Exception() {
    class Expired : CouponRejection()
    class BasketTooSmall(val minimumCents: Long) : CouponRejection()
    class AlreadyUsed : CouponRejection()
}

class CouponPolicy(private val usedCodes: Set<String> = emptySet()) {

    @Throws(CouponRejection::class)
    fun check(coupon: Coupon, basketCents: Long, now: Instant) {
        val isExpired = coupon.expiresAt?.let { it <= now } ?: false
        when {
            isExpired -> throw CouponRejection.Expired()
            coupon.isSingleUse && coupon.code in usedCodes -> throw CouponRejection.AlreadyUsed()
            coupon.kind is CouponKind.FreeShipping -> return
            basketCents < MINIMUM_BASKET_CENTS ->
                throw CouponRejection.BasketTooSmall(MINIMUM_BASKET_CENTS)
        }
    }

    fun discountCents(coupon: Coupon, basketCents: Long, shippingCents: Long): Long =
        when (val kind = coupon.kind) {
            is CouponKind.Percent -> basketCents * kind.value.coerceAtMost(MAXIMUM_PERCENT) / 100
            is CouponKind.Amount -> minOf(kind.cents, basketCents)
            CouponKind.FreeShipping -> shippingCents
        }

    fun describe(coupon: Coupon): String = "${coupon.code}: " + when (val kind = coupon.kind) {
        is CouponKind.Percent -> "${kind.value.coerceAtMost(MAXIMUM_PERCENT)} % off"
        is CouponKind.Amount -> "${kind.cents / 100} EUR off"
        CouponKind.FreeShipping -> "free shipping"
    }

    companion object {
        const val MINIMUM_BASKET_CENTS = 2_000L
        const val MAXIMUM_PERCENT = 70
    }
}
