package com.northpine.monitoring

import kotlinx.serialization.Serializable
import java.lang.ref.WeakReference
import kotlin.math.min

@Serializable
data class LatencySnapshot(
    val count: Int,
    val p50: Double,
    val p95: Double,
    val p99: Double,
    val buckets: List<Int>,
)

fun interface LatencyReporter {
    fun report(snapshot: LatencySnapshot, endpoint: String)
}

class LatencyHistogram(
    bounds: List<Double> = DEFAULT_BOUNDS,
    private val maxSamples: Int = 500,
) {
    private val bounds = bounds.sorted()
    private val samples = ArrayDeque<Double>()
    private var reporterRef: WeakReference<LatencyReporter>? = null

    var reporter: LatencyReporter?
        get() = reporterRef?.get()
        set(value) {
            reporterRef = value?.let { WeakReference(it) }
        }

    fun record(milliseconds: Double) {
        if (!(milliseconds >= 0)) return
        if (samples.size == maxSamples) samples.removeFirst()
        samples.addLast(milliseconds)
    }

    fun snapshot(): LatencySnapshot? {
        if (samples.isEmpty()) return null
        val sorted = samples.sorted()
        val buckets = MutableList(bounds.size + 1) { 0 }
        sorted.forEach { value ->
            val index = bounds.indexOfFirst { value <= it }
            buckets[if (index >= 0) index else bounds.size]++
        }
        return LatencySnapshot(
            count = sorted.size,
            p50 = percentile(0.50, sorted),
            p95 = percentile(0.95, sorted),
            p99 = percentile(0.99, sorted),
            buckets = buckets,
        )
    }

    fun flush(endpoint: String) {
        val snapshot = snapshot() ?: return
        reporter?.report(snapshot, endpoint)
        samples.clear()
    }

    /** Linear interpolation between the closest ranks. */
    private fun percentile(p: Double, sorted: List<Double>): Double {
        val rank = p * (sorted.size - 1)
        val lower = rank.toInt()
        val upper = min(lower + 1, sorted.lastIndex)
        val fraction = rank - lower
        return sorted[lower] + (sorted[upper] - sorted[lower]) * fraction
    }

    companion object {
        /** Upper bounds in milliseconds, inclusive; the last bucket takes the rest. */
        val DEFAULT_BOUNDS = listOf(25.0, 50.0, 100.0, 250.0, 500.0, 1000.0, 2500.0)
    }
}
