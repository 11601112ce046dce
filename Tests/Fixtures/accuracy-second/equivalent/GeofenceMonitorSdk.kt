package io.beacon.location

import kotlin.math.atan2
import kotlin.math.cos
import kotlin.math.sin
import kotlin.math.sqrt

data class Coordinate(val latitude: Double, val longitude: Double) {

    fun distanceTo(other: Coordinate): Double {
        val dLat = Math.toRadians(other.latitude - latitude)
        val dLon = Math.toRadians(other.longitude - longitude)
        val lat1 = Math.toRadians(latitude)
        val lat2 = Math.toRadians(other.latitude)

        val a = sin(dLat / 2) * sin(dLat / 2) +
            sin(dLon / 2) * sin(dLon / 2) * cos(lat1) * cos(lat2)
        return EARTH_RADIUS * 2 * atan2(sqrt(a), sqrt(1 - a))
    }

    private companion object {
        const val EARTH_RADIUS = 6_371_000.0
    }
}

data class Geofence(val id: String, val center: Coordinate, val radius: Double) {
    internal operator fun contains(coordinate: Coordinate): Boolean =
        center.distanceTo(coordinate) <= radius
}

sealed interface GeofenceTransition {
    data class Enter(val id: String) : GeofenceTransition
    data class Exit(val id: String) : GeofenceTransition
}

class GeofenceMonitor {
    private val geofences = mutableListOf<Geofence>()
    private val inside = mutableSetOf<String>()

    fun add(geofence: Geofence): Boolean {
        if (geofences.size >= MAX_GEOFENCES || geofences.any { it.id == geofence.id }) {
            return false
        }
        return geofences.add(geofence)
    }

    fun remove(id: String) {
        geofences.removeAll { it.id == id }
        inside.remove(id)
    }

    fun update(coordinate: Coordinate): List<GeofenceTransition> =
        geofences.mapNotNull { geofence ->
            val id = geofence.id
            if (coordinate in geofence) {
                if (inside.add(id)) GeofenceTransition.Enter(id) else null
            } else {
                if (inside.remove(id)) GeofenceTransition.Exit(id) else null
            }
        }

    fun nearest(coordinate: Coordinate, limit: Int = 5): List<Geofence> =
        geofences.sortedBy { it.center.distanceTo(coordinate) }.take(limit)

    companion object {
        const val MAX_GEOFENCES = 20
    }
}
