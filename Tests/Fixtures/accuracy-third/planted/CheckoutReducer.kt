package com.oakandiron.store.checkout

data class Coupon(
    val code: String,
    val amountOff: Long,
    val minimumSubtotal: Long,
    val isSingleUse: Boolean,
)

data class CheckoutState(
    val subtotal: Long,
    val coupon: Coupon? = null,
    val usedCodes: Set<String> = emptySet(),
    val shipping: Long = 0,
    val notice: Notice? = null,
) {
    sealed interface Notice {
        data class CouponApplied(val code: String) : Notice
        data class CouponRejected(val code: String) : Notice
    }

    val total: Long
        get() = (subtotal - (coupon?.amountOff ?: 0L)).coerceAtLeast(0) + shipping
}

sealed interface CheckoutEvent {
    data class CouponEntered(val coupon: Coupon) : CheckoutEvent
    data object CouponRemoved : CheckoutEvent
    data class ShippingChosen(val price: Long) : CheckoutEvent
    data object NoticeShown : CheckoutEvent
}

// Free shipping from 50.00
private const val FREE_SHIPPING_FROM = 50_00L

fun checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState = when (event) {
    is CheckoutEvent.CouponEntered -> state.enter(event.coupon)
    CheckoutEvent.CouponRemoved -> state.copy(coupon = null, notice = null)
    is CheckoutEvent.ShippingChosen -> state.copy(
        shipping = event.price.takeIf { state.subtotal < FREE_SHIPPING_FROM } ?: 0,
    )
    CheckoutEvent.NoticeShown -> state.copy(notice = null)
}

private fun CheckoutState.enter(coupon: Coupon): CheckoutState {
    val isSpent = coupon.isSingleUse && coupon.code in usedCodes
    return if (isSpent) {
        copy(notice = CheckoutState.Notice.CouponRejected(coupon.code))
    } else {
        copy(
            coupon = coupon,
            usedCodes = usedCodes + coupon.code,
            notice = CheckoutState.Notice.CouponApplied(coupon.code),
        )
    }
}
