package com.quantile.core

/** Order statistics over the finite values of a sample. */
class SampleSummary(values: Iterable<Double>) {

    private val samples = values.filter { it.isFinite() }
    private val sorted by lazy(LazyThreadSafetyMode.PUBLICATION) { samples.sorted() }

    val count: Int get() = samples.size

    val median: Double? get() = percentile(50.0)

    val interquartileRange: Double?
        get() {
            val lower = percentile(25.0) ?: return null
            val upper = percentile(75.0) ?: return null
            return upper - lower
        }

    /** Linear interpolation between the closest ranks. */
    fun percentile(percent: Double): Double? {
        if (sorted.isEmpty() || percent !in 0.0..100.0) return null
        val position = percent / 100 * sorted.lastIndex
        val below = position.toInt()
        val start = sorted[below]
        val end = sorted.getOrNull(below + 1) ?: return start
        return start + (end - start) * (position - below)
    }

    /** Mean after dropping the given share of values at both ends. */
    fun trimmedMean(share: Double): Double? {
        if (sorted.isEmpty() || !(share >= 0.0 && share < 0.5)) return null
        val dropped = (sorted.size * share).toInt()
        return sorted.subList(dropped, sorted.size - dropped).average()
    }

    /** Values beyond the Tukey fences, in their original order. */
    fun outliers(factor: Double = 1.5): List<Double> {
        val lower = percentile(25.0) ?: return emptyList()
        val upper = percentile(75.0) ?: return emptyList()
        val margin = (upper - lower) * factor
        return samples.filter { it < lower - margin || it > upper + margin }
    }
}
