package se.gangvan.steps

import java.time.Instant
import java.time.ZoneId
import java.time.format.DateTimeFormatter

data class StepSample(val epochSeconds: Long, val source: String, val steps: Long)

data class DailySteps(val day: String, val total: Long)

class StepAggregator(zone: ZoneId) {

    private val formatter = DateTimeFormatter.ISO_LOCAL_DATE.withZone(zone)

    /** Phone and watch overlap, so only the busiest source of each day counts. */
    fun dailyTotals(samples: List<StepSample>): List<DailySteps> = samples
        .filter { it.steps > 0 }
        .groupBy { formatter.format(Instant.ofEpochSecond(it.epochSeconds)) }
        .map { (day, ofDay) -> DailySteps(day, ofDay.busiestSourceTotal()) }
        .sortedBy { it.day }

    fun currentStreak(totals: List<DailySteps>, goal: Long): Int =
        totals.takeLastWhile { it.total >= goal }.size

    fun progressPercent(today: DailySteps?, goal: Long): Long = when {
        today == null || goal <= 0 -> 0
        else -> (today.total * 100 / goal).coerceAtMost(100)
    }

    private fun List<StepSample>.busiestSourceTotal(): Long =
        groupingBy { it.source }
            .fold(0L) { sum, sample -> sum + sample.steps }
            .values
            .maxOrNull() ?: 0L
}
