package aero.northwind.baggage

import java.util.EnumSet

enum class BaggagePerk {
    EXTRA_PIECE, HEAVY_PIECES, FREE_OVERWEIGHT;

    companion object {
        val goldStatus: Set<BaggagePerk> = EnumSet.of(EXTRA_PIECE, HEAVY_PIECES)
    }
}

enum class CabinClass(internal val includedPieces: Int) {
    ECONOMY_LIGHT(0), ECONOMY(1), BUSINESS(2)
}

class TooHeavyException(val kilos: List<Int>) : Exception("Refused bags: $kilos")

data class BaggageAllowance(
    val pieces: Int,
    val kilosPerPiece: Int,
    val waivesOverweight: Boolean,
) {
    constructor(cabin: CabinClass, perks: Set<BaggagePerk> = emptySet()) : this(
        pieces = cabin.includedPieces + if (BaggagePerk.EXTRA_PIECE in perks) 1 else 0,
        kilosPerPiece = when {
            cabin == CabinClass.BUSINESS -> 32
            BaggagePerk.HEAVY_PIECES in perks -> 32
            else -> 23
        },
        waivesOverweight = BaggagePerk.FREE_OVERWEIGHT in perks,
    )

    /** What the bags cost on top; the heaviest bags count as included. */
    fun excessCents(kilos: List<Int>): Int {
        kilos.filter { it > ABSOLUTE_LIMIT }
            .takeIf { it.isNotEmpty() }
            ?.let { throw TooHeavyException(it) }

        val bags = kilos.filter { it > 0 }.sortedDescending()
        val included = bags.take(pieces)
        val extraPieces = bags.size - included.size
        val overweight = if (waivesOverweight) 0 else included.count { it > kilosPerPiece }
        return extraPieces * EXTRA_PIECE_CENTS + overweight * OVERWEIGHT_CENTS
    }

    val summary: String
        get() = when (pieces) {
            0 -> "Hand luggage only"
            1 -> "1 bag up to $kilosPerPiece kg"
            else -> "$pieces bags up to $kilosPerPiece kg each"
        }

    companion object {
        const val ABSOLUTE_LIMIT = 32
        const val EXTRA_PIECE_CENTS = 7_500
        const val OVERWEIGHT_CENTS = 4_000
    }
}
