package com.fetchbox.progress

import kotlin.math.round

/** Turns byte counts into whole percents for the notification and drops updates nobody would see. */
class ProgressReporter(
    private val totalBytes: Long,
    private val minimumStep: Int = 1,
    private val report: (Int) -> Unit,
) {
    var lastReported: Int? = null
        private set

    fun update(receivedBytes: Long) {
        percentOf(receivedBytes)
            ?.takeIf(::shouldReport)
            ?.also { lastReported = it }
            ?.let(report)
    }

    fun restart() {
        lastReported = null
    }

    private fun percentOf(receivedBytes: Long): Int? {
        if (totalBytes <= 0) return null
        val fraction = (receivedBytes.toDouble() / totalBytes).coerceIn(0.0, 1.0)
        return round(fraction * 100).toInt()
    }

    private fun shouldReport(percent: Int): Boolean {
        val last = lastReported ?: return true
        return if (percent == 100) last != 100 else percent - last >= minimumStep
    }
}
