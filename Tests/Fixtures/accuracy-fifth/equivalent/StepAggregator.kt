package com.footfall.stats

data class StepSample(
    val source: String,
    /** Seconds since 1970. */
    val start: Long,
    val count: Int,
)

/** [day] counts local days since 1 January 1970. */
data class DayTotal(val day: Long, val steps: Int)

/** Phone and watch count the same steps, so only the busiest source of each hour is used. */
class StepAggregator(private val utcOffset: Long = 0) {

    fun dailyTotals(samples: List<StepSample>): List<DayTotal> =
        samples
            .filter { it.count > 0 }
            .groupBy { (it.start + utcOffset).floorDiv(SECONDS_PER_HOUR) }
            .mapValues { (_, bucket) -> bucket.busiestSource() }
            .entries
            .groupingBy { (hour, _) -> hour.floorDiv(HOURS_PER_DAY) }
            .fold(0) { sum, (_, steps) -> sum + steps }
            .toSortedMap()
            .map { (day, steps) -> DayTotal(day, steps) }

    fun bestDay(samples: List<StepSample>): DayTotal? = dailyTotals(samples).maxByOrNull { it.steps }

    fun average(samples: List<StepSample>, days: Int): Int =
        if (days > 0) dailyTotals(samples).takeLast(days).sumOf { it.steps } / days else 0

    private fun List<StepSample>.busiestSource(): Int =
        groupBy { it.source }.values.maxOf { own -> own.sumOf { it.count } }

    private companion object {
        const val SECONDS_PER_HOUR = 3_600L
        const val HOURS_PER_DAY = 24L
    }
}
