package dev.sensorkit.filter

import kotlin.math.abs

/** Rolling mean over the latest readings of a sensor, with outlier rejection. */
class SignalSmoother(val windowSize: Int, val maxJump: Double? = null) {

    init {
        require(windowSize > 0) { "windowSize must be positive" }
    }

    private val window = ArrayDeque<Double>(windowSize)
    private var consecutiveRejects = 0

    var rejectedCount = 0
        private set

    val current: Double?
        get() = if (window.isEmpty()) null else window.sum() / window.size

    val isWarm: Boolean
        get() = window.size == windowSize

    fun add(reading: Double): Double? {
        if (!reading.isFinite()) {
            rejectedCount++
            return current
        }
        val mean = current
        if (mean != null && maxJump != null && abs(reading - mean) > maxJump) {
            rejectedCount++
            consecutiveRejects++
            // Three rejections in a row: the level has moved for good.
            if (consecutiveRejects < 3) return mean
            window.clear()
        }
        consecutiveRejects = 0
        if (window.size == windowSize) window.removeFirst()
        window.addLast(reading)
        return current
    }

    fun smooth(readings: Iterable<Double>): List<Double> = readings.mapNotNull(::add)

    fun reset() {
        window.clear()
        consecutiveRejects = 0
        rejectedCount = 0
    }
}
