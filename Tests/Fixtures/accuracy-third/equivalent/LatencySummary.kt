package com.acme.telemetry.stats

import kotlin.math.sqrt

/** Descriptive statistics over request latencies in milliseconds. */
class LatencySummary private constructor(private val sorted: List<Long>) {

    val count: Int get() = sorted.size
    val min: Long get() = sorted.first()
    val max: Long get() = sorted.last()

    val mean: Double by lazy { sorted.average() }

    val median: Double
        get() {
            val upper = sorted[count / 2].toDouble()
            return if (count % 2 == 0) (sorted[count / 2 - 1].toDouble() + upper) / 2 else upper
        }

    /** Population standard deviation. */
    val standardDeviation: Double
        get() = sqrt(sorted.sumOf { (it - mean) * (it - mean) } / count)

    /** The most frequent value, the smallest one if there are several. */
    val mode: Long by lazy {
        // eachCount keeps the order of first appearance, maxBy picks the first maximum
        sorted.groupingBy { it }.eachCount().maxBy { it.value }.key
    }

    /** Nearest-rank percentile. */
    fun percentile(p: Int): Long {
        require(p in 0..100) { "percentile out of range" }
        val rank = (p.toLong() * count + 99) / 100
        return sorted[rank.coerceAtLeast(1).toInt() - 1]
    }

    override fun toString(): String =
        "n=$count min=$min p50=${percentile(50)} p95=${percentile(95)} max=$max"

    companion object {
        fun of(samples: Collection<Long>): LatencySummary? =
            samples.takeIf { it.isNotEmpty() }?.let { LatencySummary(it.sorted()) }
    }
}
