package de.wanderwerk.route

data class RouteVertex(
    val latitude: Double,
    val longitude: Double,
    /** Meters along the route, ascending. */
    val offset: Int,
)

data class DistanceMarker(val label: String, val latitude: Double, val longitude: Double)

/** Places kilometer labels on a planned route. */
class DistanceMarkers(
    private val vertices: List<RouteVertex>,
    private val interval: Int = 1000,
) {
    init {
        require(interval > 0) { "interval must be positive" }
    }

    val routeLength: Int
        get() = vertices.lastOrNull()?.offset ?: 0

    fun all(): List<DistanceMarker> =
        (interval..routeLength step interval).mapNotNull(::markerAt)

    fun markerAt(offset: Int): DistanceMarker? =
        vertices
            .zipWithNext()
            .firstOrNull { (start, end) -> offset in start.offset..end.offset }
            ?.let { (start, end) ->
                val length = end.offset - start.offset
                val fraction = if (length == 0) 0.0 else (offset - start.offset).toDouble() / length
                DistanceMarker(
                    label = labelFor(offset),
                    latitude = start.latitude + (end.latitude - start.latitude) * fraction,
                    longitude = start.longitude + (end.longitude - start.longitude) * fraction,
                )
            }

    private fun labelFor(offset: Int): String {
        val kilometers = offset / 1000
        val hundreds = offset % 1000 / 100
        return if (hundreds == 0) "$kilometers km" else "$kilometers.$hundreds km"
    }
}
