package com.stride.workout

import java.util.Locale

class WorkoutSummary(
    distanceMeters: Long,
    durationSeconds: Long,
    val splits: List<Long> = emptyList(),
) {
    val distanceMeters = maxOf(distanceMeters, 0L)
    val durationSeconds = maxOf(durationSeconds, 0L)

    /** "1:02:05" from one hour on, otherwise "4:09". */
    val durationText: String get() = durationSeconds.asClock()

    /** Seconds per kilometre, null when nothing was covered. */
    val pace: Long?
        get() = if (distanceMeters == 0L) null else durationSeconds * 1000 / distanceMeters

    val paceText: String
        get() = pace?.let { "${it.asClock()} /km" } ?: "–"

    val distanceText: String
        get() = if (distanceMeters < 1000) {
            "$distanceMeters m"
        } else {
            String.format(Locale.ROOT, "%d.%02d km", distanceMeters / 1000, distanceMeters % 1000 / 10)
        }

    /** Index of the quickest split, the earliest one if several are equal. */
    val fastestSplit: Int?
        get() = splits.indices.minByOrNull { splits[it] }

    val isNegativeSplit: Boolean
        get() {
            if (splits.size < 2) return false
            val half = splits.size / 2
            return splits.takeLast(half).sum() < splits.take(half).sum()
        }

    private fun Long.asClock(): String {
        val minutes = this / 60 % 60
        val seconds = (this % 60).toString().padStart(2, '0')
        return when (val hours = this / 3600) {
            0L -> "$minutes:$seconds"
            else -> "$hours:${minutes.toString().padStart(2, '0')}:$seconds"
        }
    }
}
