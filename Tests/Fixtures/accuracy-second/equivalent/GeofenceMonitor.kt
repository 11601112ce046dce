package com.northpine.location.geofence

import com.northpine.maps.geo.GeoPoint
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import java.lang.ref.WeakReference

@Serializable
data class Geofence(
    val id: String,
    @SerialName("polygon") val vertices: List<GeoPoint>,
) {
    /** Ray casting; polygons never cross the antimeridian. */
    operator fun contains(point: GeoPoint): Boolean {
        if (vertices.size < 3) return false
        var inside = false
        var previous = vertices.last()
        for (current in vertices) {
            val straddles = (current.latitude > point.latitude) != (previous.latitude > point.latitude)
            if (straddles) {
                val slope = (previous.longitude - current.longitude) / (previous.latitude - current.latitude)
                val crossing = current.longitude + slope * (point.latitude - current.latitude)
                if (point.longitude < crossing) inside = !inside
            }
            previous = current
        }
        return inside
    }
}

sealed interface GeofenceTransition {
    data class Enter(val id: String) : GeofenceTransition
    data class Exit(val id: String) : GeofenceTransition
}

fun interface GeofenceListener {
    fun onTransition(monitor: GeofenceMonitor, transition: GeofenceTransition)
}

class GeofenceMonitor(
    private var fences: List<Geofence>,
    private val maxAccuracyMeters: Double = 100.0,
) {
    private var listenerRef: WeakReference<GeofenceListener>? = null

    var activeIds: Set<String> = emptySet()
        private set

    fun setListener(listener: GeofenceListener?) {
        listenerRef = listener?.let { WeakReference(it) }
    }

    fun replaceFences(fences: List<Geofence>) {
        this.fences = fences
        val knownIds = fences.mapTo(HashSet()) { it.id }
        activeIds = activeIds intersect knownIds
    }

    /** Exits are reported before entries, both sorted by id. */
    fun update(location: GeoPoint, accuracyMeters: Double) {
        if (!location.isValid || accuracyMeters !in 0.0..maxAccuracyMeters) return
        val current = fences.filter { location in it }.map { it.id }.toSet()
        val exited = (activeIds - current).sorted()
        val entered = (current - activeIds).sorted()
        activeIds = current
        val transitions = exited.map { GeofenceTransition.Exit(it) } + entered.map { GeofenceTransition.Enter(it) }
        transitions.forEach { listenerRef?.get()?.onTransition(this, it) }
    }
}
