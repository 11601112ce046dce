package com.chirper.push.quiet

import java.time.DayOfWeek
import java.time.Instant
import java.time.ZoneId

/**
 * Minutes since midnight; if [end] is not after [start], the window lasts until the next day.
 * [days] are those on which it begins.
 */
data class QuietHours(val start: Int, val end: Int, val days: Set<DayOfWeek>) {
    val crossesMidnight: Boolean get() = end <= start
}

enum class NotificationPriority { LOW, NORMAL, HIGH, CRITICAL }

sealed interface DeliveryDecision {
    data class Deliver(val withSound: Boolean) : DeliveryDecision
    data class Postpone(val minutes: Int) : DeliveryDecision
    data object Drop : DeliveryDecision
}

class QuietHoursPolicy(
    val windows: List<QuietHours>,
    private val zone: ZoneId,
) {
    fun decide(
        priority: NotificationPriority,
        at: Instant,
        expiresInMinutes: Int? = null,
    ): DeliveryDecision {
        val local = at.atZone(zone)
        val minute = local.hour * 60 + local.minute

        // the longest quiet decides
        val wait = windows.mapNotNull { it.minutesLeft(local.dayOfWeek, minute) }.maxOrNull()

        return when {
            wait == null || priority == NotificationPriority.CRITICAL ->
                DeliveryDecision.Deliver(withSound = priority != NotificationPriority.LOW)
            priority == NotificationPriority.HIGH -> DeliveryDecision.Deliver(withSound = false)
            expiresInMinutes != null && expiresInMinutes <= wait -> DeliveryDecision.Drop
            else -> DeliveryDecision.Postpone(wait)
        }
    }

    fun summaryOf(window: QuietHours): String =
        "${describe(window.days)}, ${clock(window.start)}–${clock(window.end)}"

    private fun QuietHours.minutesLeft(day: DayOfWeek, minute: Int): Int? {
        val startedToday = day in days && minute >= start
        val startedYesterday = crossesMidnight && day.minus(1) in days
        return when {
            startedToday && crossesMidnight -> MINUTES_PER_DAY - minute + end
            startedToday && minute < end -> end - minute
            startedYesterday && minute < end -> end - minute
            else -> null
        }
    }

    private fun describe(days: Set<DayOfWeek>): String = when {
        days.isEmpty() -> "Never"
        days.size == 7 -> "Every day"
        days == WEEKEND -> "Weekends"
        days.size == 5 && days.none { it in WEEKEND } -> "Weekdays"
        days.size == 1 -> "1 day"
        else -> "${days.size} days"
    }

    private fun clock(minutes: Int): String =
        listOf(minutes / 60, minutes % 60).joinToString(":") { it.toString().padStart(2, '0') }

    private companion object {
        const val MINUTES_PER_DAY = 1440
        val WEEKEND = setOf(DayOfWeek.SATURDAY, DayOfWeek.SUNDAY)
    }
}
