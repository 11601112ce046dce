package com.northpine.monitoring

import kotlin.math.abs
import kotlin.math.max
import kotlin.math.min
import kotlin.math.sqrt

/** Streaming mean and variance (Welford), used for frame time monitoring. */
class RunningStatistics {

    var count = 0
        private set
    var mean = 0.0
        private set
    var minimum = Double.POSITIVE_INFINITY
        private set
    var maximum = Double.NEGATIVE_INFINITY
        private set
    private var m2 = 0.0

    /** Sample variance; zero for fewer than two values. */
    val variance: Double
        get() = if (count > 1) m2 / (count - 1) else 0.0

    val standardDeviation: Double get() = sqrt(variance)

    val range: Double?
        get() = if (count > 0) maximum - minimum else null

    fun add(value: Double) {
        if (!value.isFinite()) return
        count++
        val delta = value - mean
        mean += delta / count
        m2 += delta * (value - mean)
        minimum = min(minimum, value)
        maximum = max(maximum, value)
    }

    fun addAll(values: Iterable<Double>) {
        values.forEach(::add)
    }

    fun merge(other: RunningStatistics) {
        if (other.count == 0) return
        val total = count + other.count
        val delta = other.mean - mean
        m2 += other.m2 + delta * delta * count * other.count / total
        mean += delta * other.count / total
        minimum = min(minimum, other.minimum)
        maximum = max(maximum, other.maximum)
        count = total
    }

    /** True when the value lies further than [sigmas] deviations from the mean. */
    fun isOutlier(value: Double, sigmas: Double = 3.0): Boolean {
        val deviation = standardDeviation
        return count >= 10 && deviation > 0 && abs(value - mean) > sigmas * deviation
    }

    fun reset() {
        count = 0
        mean = 0.0
        m2 = 0.0
        minimum = Double.POSITIVE_INFINITY
        maximum = Double.NEGATIVE_INFINITY
    }
}
