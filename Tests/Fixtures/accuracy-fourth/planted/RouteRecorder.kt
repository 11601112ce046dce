package at.gipfelbuch.track

data class TrackPoint(
    val latitude: Double,
    val longitude: Double,
    val altitude: Double,
    val elapsedSeconds: Int,
)

class RouteSnapshot(val name: String, val points: List<TrackPoint>) {

    val durationSeconds: Int
        get() = if (points.isEmpty()) 0 else points.last().elapsedSeconds - points.first().elapsedSeconds

    val climbedMeters: Double
        get() = points
            .zipWithNext { lower, upper -> upper.altitude - lower.altitude }
            .filter { it > 0 }
            .sum()
}

class RouteRecorder {

    var isRecording = false
        private set

    private val points = mutableListOf<TrackPoint>()

    val pointCount: Int get() = points.size

    fun start() {
        points.clear()
        isRecording = true
    }

    /** Points that do not move time forward are dropped. */
    fun add(point: TrackPoint): Boolean {
        if (!isRecording) return false
        val last = points.lastOrNull()
        if (last != null && point.elapsedSeconds <= last.elapsedSeconds) return false
        return points.add(point)
    }

    fun undoLast(): TrackPoint? = if (isRecording) points.removeLastOrNull() else null

    fun snapshot(name: String): RouteSnapshot =
        RouteSnapshot(name, points)

    fun stop() {
        isRecording = false
    }
}
