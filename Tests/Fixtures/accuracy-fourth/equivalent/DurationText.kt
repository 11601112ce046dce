package org.longplay.ui.text

import java.util.Locale
import kotlin.time.Duration.Companion.seconds

object DurationText {
    const val PLACEHOLDER = "--:--"

    private val FIELD = Regex("[0-9]{1,3}")

    fun clock(totalSeconds: Long): String {
        if (totalSeconds < 0) return PLACEHOLDER
        val hours = totalSeconds / 3600
        val minutes = totalSeconds / 60 % 60
        val seconds = totalSeconds % 60
        return when (hours) {
            0L -> "%d:%02d".format(Locale.ROOT, minutes, seconds)
            else -> "%d:%02d:%02d".format(Locale.ROOT, hours, minutes, seconds)
        }
    }

    fun remaining(position: Long, duration: Long): String =
        if (duration > 0) "-${clock((duration - position).coerceAtLeast(0))}" else PLACEHOLDER

    fun spoken(totalSeconds: Long): String =
        totalSeconds.coerceAtLeast(0).seconds.toComponents { hours, minutes, seconds, _ ->
            listOf(hours to "hour", minutes.toLong() to "minute", seconds.toLong() to "second")
                .filter { (value, _) -> value > 0 }
                .joinToString { (value, unit) -> if (value == 1L) "$value $unit" else "$value ${unit}s" }
                .ifEmpty { "0 seconds" }
        }

    /** Accepts `m:ss` and `h:mm:ss`. */
    fun parse(text: String): Long? {
        val fields = text.split(":")
        if (fields.size !in 2..3 || !fields.all(FIELD::matches)) return null

        val values = fields.map { it.toLong() }
        if (values.drop(1).any { it >= 60 }) return null

        return values.fold(0L) { total, value -> total * 60 + value }
    }
}
