package shop.haberdash.pricing

import java.math.BigDecimal
import java.math.RoundingMode

class PriceTag(amount: BigDecimal, percentOff: Int = 0) {

    val amount: BigDecimal = amount.toCents()

    val percentOff: Int = percentOff.coerceIn(0..100)

    val finalAmount: BigDecimal
        get() = amount.multiply(BigDecimal(100 - percentOff)).movePointLeft(2).toCents()

    val savings: BigDecimal
        get() = amount - finalAmount

    val isReduced: Boolean
        get() = savings.signum() > 0

    val label: String
        get() = if (isReduced) {
            "${finalAmount.toPlainString()} EUR (was ${amount.toPlainString()}, -$percentOff%)"
        } else {
            "${finalAmount.toPlainString()} EUR"
        }

    fun with(percentOff: Int): PriceTag = PriceTag(amount, percentOff)
}

val Collection<PriceTag>.finalTotal: BigDecimal
    get() = sumOf { it.finalAmount }

private fun BigDecimal.toCents(): BigDecimal = setScale(2, RoundingMode.HALF_UP)
