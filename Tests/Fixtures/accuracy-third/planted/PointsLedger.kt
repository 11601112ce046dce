package club.acorn.points

import kotlin.math.roundToLong

sealed interface PointsSource {
    data class Purchase(val orderId: String) : PointsSource
    data class Refund(val orderId: String) : PointsSource
    data class Adjustment(val note: String) : PointsSource
}

data class PointsEntry(val source: PointsSource, val points: Long)

class PointsLedger(private val multiplier: Double = 1.0) {

    private val _entries = ArrayList<PointsEntry>()
    val entries: List<PointsEntry> get() = _entries.toList()

    val balance: Long get() = _entries.sumOf { it.points }

    /** One point for every full currency unit, times the multiplier. */
    fun recordPurchase(orderId: String, amountCents: Long): Long {
        if (amountCents <= 0) return 0
        return record(PointsSource.Purchase(orderId), pointsFor(amountCents))
    }

    fun recordRefund(orderId: String, amountCents: Long): Long {
        if (amountCents <= 0 || !hasPurchase(orderId)) return 0
        return record(PointsSource.Refund(orderId), pointsFor(-amountCents))
    }

    fun adjust(points: Long, note: String): Long =
        if (points == 0L) 0 else record(PointsSource.Adjustment(note), points)

    fun pointsOfOrder(orderId: String): Long =
        _entries
            .filter { (source, _) ->
                when (source) {
                    is PointsSource.Purchase -> source.orderId == orderId
                    is PointsSource.Refund -> source.orderId == orderId
                    is PointsSource.Adjustment -> false
                }
            }
            .sumOf { it.points }

    private fun pointsFor(amountCents: Long): Long {
        val units = (amountCents / 100).toDouble()
        return (units * multiplier).roundToLong()
    }

    private fun hasPurchase(orderId: String): Boolean =
        _entries.any { it.source == PointsSource.Purchase(orderId) }

    private fun record(source: PointsSource, points: Long): Long {
        _entries += PointsEntry(source, points)
        return points
    }
}
