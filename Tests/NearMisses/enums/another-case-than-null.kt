fun discount(coupon: Coupon?): Int = when (coupon) {
    null -> 0
    is Coupon.Percent -> coupon.value
    is Coupon.Fixed -> coupon.amount
}
