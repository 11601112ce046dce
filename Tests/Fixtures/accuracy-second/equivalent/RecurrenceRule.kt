package com.northpine.calendar

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlin.math.max

class RecurrenceRule(
    val frequency: Frequency,
    interval: Int = 1,
    val end: End = End.Never,
) {
    @Serializable
    enum class Frequency {
        @SerialName("DAILY") DAILY,
        @SerialName("WEEKLY") WEEKLY,
        @SerialName("MONTHLY") MONTHLY,
    }

    sealed class End {
        object Never : End()
        data class Count(val count: Int) : End()
        data class Until(val last: CivilDate) : End()
    }

    val interval: Int = max(1, interval)

    /** Occurrences starting with [start], at most [limit]. */
    fun occurrences(start: CivilDate, limit: Int = 100): List<CivilDate> =
        generateSequence(0) { it + 1 }
            .map { index -> index to occurrence(index, start) }
            .takeWhile { (index, date) ->
                when (end) {
                    is End.Never -> true
                    is End.Count -> index < end.count
                    is End.Until -> date <= end.last
                }
            }
            .take(limit)
            .map { it.second }
            .toList()

    fun nextOccurrence(date: CivilDate, start: CivilDate): CivilDate? =
        occurrences(start, limit = 1_000).firstOrNull { it > date }

    /** Always derived from the start, so that the 31st is not lost after a short month. */
    private fun occurrence(index: Int, start: CivilDate): CivilDate = when (frequency) {
        Frequency.DAILY -> start.addingDays(index * interval)
        Frequency.WEEKLY -> start.addingDays(7 * index * interval)
        Frequency.MONTHLY -> start.addingMonths(index * interval)
    }

    override fun equals(other: Any?): Boolean =
        other is RecurrenceRule && frequency == other.frequency && interval == other.interval && end == other.end

    override fun hashCode(): Int = 31 * (31 * frequency.hashCode() + interval) + end.hashCode()

    companion object {
        /** For example `FREQ=WEEKLY;INTERVAL=2;COUNT=10`. */
        fun parse(text: String): RecurrenceRule? {
            val values = HashMap<String, String>()
            for (part in text.split(";")) {
                val pair = part.split("=")
                if (pair.size != 2) return null
                values[pair[0]] = pair[1]
            }
            val frequency = Frequency.values().find { it.name == values["FREQ"] } ?: return null
            val interval = values["INTERVAL"]?.toIntOrNull() ?: 1
            val end = values["COUNT"]?.toIntOrNull()?.let { End.Count(it) } ?: End.Never
            return RecurrenceRule(frequency, interval, end)
        }
    }
}
