package io.beacon.location

data class TripPoint(val coordinate: Coordinate, val timestampMillis: Long)

data class TripSummary(
    val distanceMeters: Double,
    val durationMillis: Long,
    val pointCount: Int,
)

class TripRecorder {
    private val points = mutableListOf<TripPoint>()

    val isEmpty: Boolean
        get() = points.isEmpty()

    /** Batches may be delivered late and out of order. */
    fun append(batch: List<TripPoint>) {
        val known = points.map { it.timestampMillis }.toSet()
        points += batch.filter { it.timestampMillis !in known }
        points.sortedBy { it.timestampMillis }
    }

    fun finish(): TripSummary? {
        val recorded = points.toList()
        points.clear()
        if (recorded.size < 2) return null

        val distance = recorded
            .zipWithNext { a, b -> a.coordinate.distanceTo(b.coordinate) }
            .sum()
        return TripSummary(
            distanceMeters = distance,
            durationMillis = recorded.last().timestampMillis - recorded.first().timestampMillis,
            pointCount = recorded.size,
        )
    }
}
