package io.nightowl.sleep

enum class SleepStage {
    AWAKE, LIGHT, DEEP, REM;

    val isAsleep: Boolean get() = this != AWAKE
}

data class SleepSegment(val stage: SleepStage, val start: Long, val end: Long) {
    val duration: Long get() = (end - start).coerceAtLeast(0)
}

class SleepSession private constructor(val segments: List<SleepSegment>) {

    val timeInBed: Long
        get() = if (segments.isEmpty()) 0 else maxOf(0, segments.last().end - segments.first().start)

    val timeAsleep: Long
        get() = segments.filter { it.stage.isAsleep }.sumOf { it.duration }

    val efficiencyPercent: Int?
        get() = timeInBed
            .takeIf { it > 0 }
            ?.let { inBed -> minOf(100L, timeAsleep * 100 / inBed).toInt() }

    val latency: Long?
        get() = segments.firstOrNull { it.stage.isAsleep }?.let { it.start - segments[0].start }

    val awakenings: Int
        get() = segments
            .dropWhile { !it.stage.isAsleep }
            .dropLastWhile { !it.stage.isAsleep }
            .count { !it.stage.isAsleep }

    fun total(stage: SleepStage): Long = segments.filter { it.stage == stage }.sumOf { it.duration }

    companion object {
        private const val MAX_GAP_SECONDS = 60L

        /** Joins neighbouring segments of one stage when the gap is at most a minute. */
        fun fromRecorded(recorded: List<SleepSegment>): SleepSession {
            val merged = mutableListOf<SleepSegment>()
            recorded.filter { it.duration > 0 }.forEach { segment ->
                val last = merged.lastOrNull()
                if (last != null && last.stage == segment.stage &&
                    segment.start - last.end <= MAX_GAP_SECONDS
                ) {
                    merged[merged.lastIndex] = last.copy(end = maxOf(last.end, segment.end))
                } else {
                    merged += segment
                }
            }
            return SleepSession(merged)
        }
    }
}
