package aero.bluewing.seats

data class CabinSeat(
    val row: Int,
    val letter: Char,
    val isWindow: Boolean,
    val isExitRow: Boolean,
)

interface SeatPriceRule {
    /** Null when the rule does not sell this seat. */
    fun basePrice(seat: CabinSeat): Int?

    fun surcharge(seat: CabinSeat): Int = 0

    fun price(seat: CabinSeat): Int? = basePrice(seat)?.plus(surcharge(seat))
}

class StandardRule(private val cents: Int = 900) : SeatPriceRule {
    override fun basePrice(seat: CabinSeat): Int? = cents.takeUnless { seat.isExitRow }
}

class FrontRowsRule(private val lastRow: Int) : SeatPriceRule {
    override fun basePrice(seat: CabinSeat): Int? = if (seat.row in 1..lastRow) 1_800 else null

    override fun surcharge(seat: CabinSeat): Int = if (seat.isWindow) 300 else 0
}

class ExitRowRule : SeatPriceRule {
    override fun basePrice(seat: CabinSeat): Int? = 2_400.takeIf { seat.isExitRow }
}

/** @param rules the first rule which sells a seat decides */
class SeatPricing(private val rules: List<SeatPriceRule>) {

    fun price(seat: CabinSeat): Int? = rules.firstNotNullOfOrNull { it.price(seat) }

    fun total(seats: List<CabinSeat>): Int? {
        val prices = seats.map { price(it) ?: return null }
        return prices.sum()
    }
}
