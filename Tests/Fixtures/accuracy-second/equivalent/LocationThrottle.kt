package com.northwind.mobile.location

import kotlin.math.PI
import kotlin.math.asin
import kotlin.math.cos
import kotlin.math.min
import kotlin.math.sin
import kotlin.math.sqrt

data class LocationSample(
    val latitude: Double,
    val longitude: Double,
    val accuracy: Double,
    val timestampMillis: Long,
)

/** Decides which location samples are worth sending to the backend. */
class LocationThrottle(private val limits: Limits = Limits()) {

    data class Limits(
        val minimumIntervalMillis: Long = 15_000,
        val maximumIntervalMillis: Long = 120_000,
        val minimumDistance: Double = 40.0,
        val maximumAccuracy: Double = 65.0,
    )

    private var lastSent: LocationSample? = null

    var droppedCount = 0
        private set

    fun accept(sample: LocationSample): Boolean {
        if (sample.accuracy < 0 || sample.accuracy > limits.maximumAccuracy) {
            droppedCount++
            return false
        }
        val last = lastSent ?: run {
            lastSent = sample
            return true
        }
        val elapsed = sample.timestampMillis - last.timestampMillis
        val moved = distance(last, sample) >= limits.minimumDistance
        val due = elapsed >= limits.maximumIntervalMillis ||
            (moved && elapsed >= limits.minimumIntervalMillis)
        if (due) {
            lastSent = sample
        } else {
            droppedCount++
        }
        return due
    }

    fun reset() {
        lastSent = null
        droppedCount = 0
    }

    private companion object {
        const val EARTH_RADIUS = 6_371_000.0

        fun distance(a: LocationSample, b: LocationSample): Double {
            val dLat = (b.latitude - a.latitude) * PI / 180
            val dLon = (b.longitude - a.longitude) * PI / 180
            val lat1 = a.latitude * PI / 180
            val lat2 = b.latitude * PI / 180
            val h = sin(dLat / 2) * sin(dLat / 2) + cos(lat1) * cos(lat2) * sin(dLon / 2) * sin(dLon / 2)
            return 2 * EARTH_RADIUS * asin(min(1.0, sqrt(h)))
        }
    }
}
