package app.maps.cluster

import kotlin.math.floor

data class MapPlace(
    val id: String,
    val title: String,
    val latitude: Double,
    val longitude: Double,
    val isFavorite: Boolean = false,
)

sealed interface MapMarker {
    data class Pin(val place: MapPlace) : MapMarker
    data class Cluster(
        val latitude: Double,
        val longitude: Double,
        val caption: String,
        val hasFavorite: Boolean,
        val ids: List<String>,
    ) : MapMarker
}

class MarkerClusterer {

    /** Order of the result: by the first place that fell into each cell. */
    fun markers(places: List<MapPlace>, zoom: Int): List<MapMarker> {
        if (zoom >= FLAT_ZOOM) return places.map(MapMarker::Pin)

        val size = cellSize(zoom)
        return places
            .groupBy { cell(it.latitude, size) to cell(it.longitude, size) }
            .values
            .map { members -> members.singleOrNull()?.let(MapMarker::Pin) ?: cluster(members) }
    }

    /** Cell edge in degrees. */
    fun cellSize(zoom: Int): Double =
        generateSequence(WORLD_CELL) { it / 2 }.elementAt(zoom.coerceAtLeast(0))

    private fun cell(degrees: Double, size: Double): Long = floor(degrees / size).toLong()

    private fun cluster(members: List<MapPlace>) = MapMarker.Cluster(
        latitude = members.sumOf { it.latitude } / members.size,
        longitude = members.sumOf { it.longitude } / members.size,
        caption = members.size.let { if (it <= MAX_SPELLED_OUT) "$it" else "$MAX_SPELLED_OUT+" },
        hasFavorite = members.any { it.isFavorite },
        ids = members.map { it.id },
    )

    companion object {
        const val FLAT_ZOOM = 17
        const val MAX_SPELLED_OUT = 99
        private const val WORLD_CELL = 45.0
    }
}
