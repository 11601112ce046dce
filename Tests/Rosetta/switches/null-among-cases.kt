fun discount(coupon: Coupon?): Double = when (coupon) {
    null -> 0.0
    is Coupon.Percent -> subtotal * coupon.value
    is Coupon.Fixed -> coupon.amount
}
