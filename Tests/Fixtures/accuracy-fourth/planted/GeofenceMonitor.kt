package com.parcelpal.geofence

import kotlin.math.asin
import kotlin.math.cos
import kotlin.math.pow
import kotlin.math.sin
import kotlin.math.sqrt

data class LocationFix(
    val latitude: Double,
    val longitude: Double,
    /** Meters; negative when the fix is invalid. */
    val accuracyMeters: Int,
)

data class Geofence(
    val id: Int,
    val latitude: Double,
    val longitude: Double,
    val radiusMeters: Double,
)

sealed interface GeofenceEvent {
    data class Entered(val id: Int) : GeofenceEvent
    data class Exited(val id: Int) : GeofenceEvent
}

class GeofenceMonitor(private val fences: List<Geofence>) {

    var onEvent: ((GeofenceEvent) -> Unit)? = null

    private val inside = hashSetOf<Int>()

    fun process(fix: LocationFix) {
        if (fix.accuracyMeters < 0) return

        fences.forEach { fence ->
            val isInside = fix.distanceTo(fence) <= fence.radiusMeters
            if (isInside && inside.add(fence.id)) {
                onEvent?.invoke(GeofenceEvent.Entered(fence.id))
            } else if (!isInside && inside.remove(fence.id)) {
                onEvent?.invoke(GeofenceEvent.Exited(fence.id))
            }
        }
    }

    fun isInside(fenceId: Int): Boolean = fenceId in inside

    fun reset() = inside.clear()

    private fun LocationFix.distanceTo(fence: Geofence): Double {
        val lat1 = Math.toRadians(latitude)
        val lat2 = Math.toRadians(fence.latitude)
        val deltaLat = lat2 - lat1
        val deltaLon = Math.toRadians(fence.longitude - longitude)
        val h = sin(deltaLat / 2).pow(2) + cos(lat1) * cos(lat2) * sin(deltaLon / 2).pow(2)
        return 2 * EARTH_RADIUS * asin(sqrt(h).coerceAtMost(1.0))
    }

    private companion object {
        const val EARTH_RADIUS = 6_371_000.0
    }
}
