package org.labnotes.stats

import kotlin.math.sqrt

/** Immutable accumulator for mean and variance (Welford, with Chan's parallel merge). */
class RunningStats private constructor(
    val count: Int,
    val mean: Double,
    private val squares: Double,
    val minimum: Double?,
    val maximum: Double?,
) {
    val variance: Double?
        get() = if (count > 1) squares / (count - 1) else null

    val standardDeviation: Double?
        get() = variance?.let(::sqrt)

    /** Non-finite samples are skipped. */
    fun adding(sample: Double): RunningStats {
        if (!sample.isFinite()) return this
        val delta = sample - mean
        val newMean = mean + delta / (count + 1)
        return RunningStats(
            count = count + 1,
            mean = newMean,
            squares = squares + delta * (sample - newMean),
            minimum = minimum?.coerceAtMost(sample) ?: sample,
            maximum = maximum?.coerceAtLeast(sample) ?: sample,
        )
    }

    operator fun plus(other: RunningStats): RunningStats = when {
        other.count == 0 -> this
        count == 0 -> other
        else -> {
            val total = count + other.count
            val delta = other.mean - mean
            val weight = other.count.toDouble() / total
            RunningStats(
                count = total,
                mean = mean + delta * weight,
                squares = squares + other.squares + delta * delta * count * weight,
                minimum = listOfNotNull(minimum, other.minimum).minOrNull(),
                maximum = listOfNotNull(maximum, other.maximum).maxOrNull(),
            )
        }
    }

    fun zScore(value: Double): Double? =
        standardDeviation
            ?.takeIf { it > 0.0 }
            ?.let { (value - mean) / it }

    companion object {
        val EMPTY = RunningStats(count = 0, mean = 0.0, squares = 0.0, minimum = null, maximum = null)

        fun of(samples: Iterable<Double>): RunningStats = samples.fold(EMPTY, RunningStats::adding)
    }
}
