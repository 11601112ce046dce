package at.zonen.fares

/** @property share share of the full fare, in percent */
enum class PassengerType(val share: Int) {
    ADULT(100),
    YOUTH(75),
    SENIOR(60),
    CHILD(50),
}

sealed class FareException : IllegalArgumentException() {
    data class InvalidZones(val zones: Int) : FareException()
    data object NoPassengers : FareException() {
        private fun readResolve(): Any = NoPassengers
    }
}

data class FareQuote(
    val totalCents: Long,
    val centsPerType: Map<PassengerType, Long>,
    val isGroup: Boolean,
)

class FareCalculator(
    private val baseCents: Long = 180,
    private val centsPerZone: Long = 95,
) {
    fun quote(zones: Int, passengers: Map<PassengerType, Int>, offPeak: Boolean = false): FareQuote {
        if (zones <= 0) throw FareException.InvalidZones(zones)

        val travellers = passengers.filterValues { it > 0 }
            .ifEmpty { throw FareException.NoPassengers }

        val single = (baseCents + centsPerZone * (zones - 1))
            .let { if (offPeak) it * 80 / 100 else it }

        val centsPerType = travellers.mapValues { (type, count) ->
            (single * type.share / 100).roundUpToCoin() * count
        }

        val sum = centsPerType.values.sum()
        val isGroup = travellers.values.sum() >= GROUP_SIZE
        return FareQuote(
            totalCents = if (isGroup) (sum * 90 / 100).roundUpToCoin() else sum,
            centsPerType = centsPerType,
            isGroup = isGroup,
        )
    }

    private fun Long.roundUpToCoin(): Long = when (val rest = this % COIN_CENTS) {
        0L -> this
        else -> this + COIN_CENTS - rest
    }

    companion object {
        const val GROUP_SIZE = 6
        const val COIN_CENTS = 5L
    }
}
