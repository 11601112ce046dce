package com.gavelhouse.auction.ui

import java.util.Locale
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

class CountdownFormatter(var showsDays: Boolean = true) {

    /** "2d 03h", "1:02:03" or "02:03". */
    fun clock(seconds: Int): String = split(seconds) { days, hours, minutes, secs ->
        when {
            days > 0 -> "%dd %02dh".format(Locale.ROOT, days, hours)
            hours > 0 -> "%d:%02d:%02d".format(Locale.ROOT, hours, minutes, secs)
            else -> "%02d:%02d".format(Locale.ROOT, minutes, secs)
        }
    }

    /** "1 hour, 2 minutes", for TalkBack. Names at most two units. */
    fun spoken(seconds: Int): String = split(seconds) { days, hours, minutes, secs ->
        sequenceOf("day" to days, "hour" to hours, "minute" to minutes, "second" to secs)
            .filter { (_, value) -> value > 0 }
            .take(2)
            .joinToString { (unit, value) -> if (value == 1) "1 $unit" else "$value ${unit}s" }
            .ifEmpty { "0 seconds" }
    }

    /** Ticks every second in the last hour and once a minute before that. */
    fun refreshInterval(seconds: Int): Duration = if (seconds > 3600) 1.minutes else 1.seconds

    private inline fun <R> split(total: Int, block: (Int, Int, Int, Int) -> R): R {
        val remaining = total.coerceAtLeast(0)
        val allHours = remaining / 3600
        val days = if (showsDays) allHours / 24 else 0
        return block(days, allHours - days * 24, remaining / 60 % 60, remaining % 60)
    }
}
