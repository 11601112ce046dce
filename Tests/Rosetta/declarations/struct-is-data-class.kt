data class Coordinate(
    val latitude: Double,
    val longitude: Double
)
