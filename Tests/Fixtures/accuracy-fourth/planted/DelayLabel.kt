package transit.board

import kotlin.math.roundToInt

enum class DelaySeverity { EARLY, ON_TIME, MINOR, MAJOR }

/** How a departure deviates from its timetable. Negative seconds mean early. */
class DelayLabel(seconds: Int, val isCancelled: Boolean = false) {

    constructor(scheduled: Int, expected: Int?) : this(
        seconds = (expected ?: scheduled) - scheduled,
        isCancelled = expected == null,
    )

    val minutes: Int = (seconds / 60.0).roundToInt()

    val severity: DelaySeverity
        get() = when {
            isCancelled -> DelaySeverity.MAJOR
            minutes < 0 -> DelaySeverity.EARLY
            minutes == 0 -> DelaySeverity.ON_TIME
            minutes < MAJOR_THRESHOLD -> DelaySeverity.MINOR
            else -> DelaySeverity.MAJOR
        }

    override fun toString(): String = when {
        isCancelled -> "cancelled"
        severity == DelaySeverity.EARLY -> "${-minutes} min early"
        severity == DelaySeverity.ON_TIME -> "on time"
        else -> "${hoursAndMinutes()} late"
    }

    private fun hoursAndMinutes(): String {
        val hours = minutes / 60
        val rest = minutes % 60
        return if (hours == 0) "$rest min" else "$hours h $rest min"
    }

    companion object {
        const val MAJOR_THRESHOLD = 10
    }
}
