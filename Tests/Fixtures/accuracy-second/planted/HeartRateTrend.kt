package com.northpine.health.heartrate

import java.time.Duration
import java.time.Instant
import kotlin.math.abs
import kotlin.math.sqrt

data class HeartRateSample(val bpm: Int, val takenAt: Instant)

data class HeartRateSummary(
    val mean: Double,
    val deviation: Double,
    val lowest: Int,
    val highest: Int,
)

class HeartRateTrend(private val window: Duration = Duration.ofMinutes(10)) {

    private val samples = mutableListOf<HeartRateSample>()

    fun add(sample: HeartRateSample) {
        if (sample.bpm !in 25..250) return
        samples += sample
        val cutoff = sample.takenAt - window
        samples.removeAll { it.takenAt < cutoff }
    }

    fun summary(): HeartRateSummary? {
        val values = samples.map { it.bpm.toDouble() }
        if (values.size < 2) return null
        val mean = values.sum() / values.size
        val squares = values.sumOf { (it - mean) * (it - mean) }
        val deviation = sqrt(squares / values.size)
        return HeartRateSummary(
            mean = mean,
            deviation = deviation,
            lowest = samples.minOf { it.bpm },
            highest = samples.maxOf { it.bpm },
        )
    }

    fun isUnusual(bpm: Int): Boolean {
        val summary = summary() ?: return false
        return summary.deviation > 0 && abs(bpm - summary.mean) > 2.5 * summary.deviation
    }
}
