package com.acme.shop.checkout

interface CheckoutTracker {
    fun track(event: String, params: Map<String, String>)
}

interface CheckoutView {
    fun render(total: String, coupon: String?)
    fun close()
}

private data class Coupon(val code: String, val cents: Int)

class CheckoutPresenter(
    private val subtotalCents: Int,
    private val tracker: CheckoutTracker,
) {
    var view: CheckoutView? = null
    private var coupon: Coupon? = null

    fun start() {
        tracker.track("checkout_opened", mapOf("subtotal" to subtotalCents.toString()))
        refresh()
    }

    fun applyCoupon(code: String, cents: Int) {
        coupon = Coupon(code, cents)
        tracker.track("checkout_coupon_applied", mapOf("code" to code))
        refresh()
    }

    fun removeCoupon() {
        if (coupon == null) return
        coupon = null
        refresh()
    }

    fun cancel() {
        tracker.track("checkout_cancelled", emptyMap())
        view?.close()
    }

    private fun refresh() {
        val total = (subtotalCents - (coupon?.cents ?: 0)).coerceAtLeast(0)
        view?.render(total.asMoney(), coupon?.code)
    }

    private fun Int.asMoney() = "€${this / 100}." + (this % 100).toString().padStart(2, '0')
}
