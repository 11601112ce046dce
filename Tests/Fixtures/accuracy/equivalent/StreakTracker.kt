package app.fitness.streak

import java.time.Instant
import java.time.LocalDate
import java.time.ZoneId

data class StreakStatus(
    val current: Int,
    val longest: Int,
    val isDoneToday: Boolean,
    val message: String,
)

class StreakTracker(private val zone: ZoneId) {

    /** A day without training so far does not end the streak until midnight. */
    fun status(workouts: List<Instant>, now: Instant): StreakStatus {
        val today = now.toDay()
        val days = workouts.map { it.toDay() }.filterTo(sortedSetOf()) { !it.isAfter(today) }

        val done = today in days
        val anchor = if (done) today else today.minusDays(1)
        val current = generateSequence(anchor) { it.minusDays(1) }.takeWhile { it in days }.count()

        return StreakStatus(current, longest(days), done, message(current, done))
    }

    private fun longest(ascending: Collection<LocalDate>): Int {
        var last: LocalDate? = null
        var run = 0
        return ascending.maxOfOrNull { day ->
            run = if (last?.plusDays(1) == day) run + 1 else 1
            last = day
            run
        } ?: 0
    }

    private fun message(current: Int, done: Boolean): String = when {
        current == 0 -> "Start a new streak today"
        !done -> "Keep your $current-day streak alive"
        current in MILESTONES -> "Milestone: $current days in a row!"
        else -> {
            val next = MILESTONES.firstOrNull { it > current }
            if (next == null) {
                "$current days in a row"
            } else {
                val missing = next - current
                val noun = if (missing == 1) "day" else "days"
                "$missing more $noun to reach $next"
            }
        }
    }

    private fun Instant.toDay(): LocalDate = atZone(zone).toLocalDate()

    private companion object {
        val MILESTONES = listOf(7, 30, 100, 365)
    }
}
