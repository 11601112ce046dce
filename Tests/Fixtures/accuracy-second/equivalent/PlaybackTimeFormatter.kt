package com.tidewave.player.time

import com.tidewave.player.model.Chapter
import com.tidewave.resources.Strings
import java.util.Locale

object PlaybackTimeFormatter {
    const val PLACEHOLDER = "--:--"

    fun label(seconds: Double): String {
        if (!seconds.isFinite() || seconds < 0) return PLACEHOLDER
        val total = seconds.toLong()
        val hours = total / 3600
        val minutes = total % 3600 / 60
        val secs = total % 60
        return if (hours > 0) {
            String.format(Locale.ROOT, "%d:%02d:%02d", hours, minutes, secs)
        } else {
            String.format(Locale.ROOT, "%d:%02d", minutes, secs)
        }
    }

    fun remainingLabel(position: Double, duration: Double): String {
        if (!duration.isFinite() || duration <= 0) return PLACEHOLDER
        return "-" + label((duration - position).coerceAtLeast(0.0))
    }

    fun accessibilityLabel(seconds: Double, strings: Strings): String {
        if (!seconds.isFinite() || seconds < 0) return strings["player.time_unknown"]
        val total = seconds.toLong()
        val hours = total / 3600
        val minutes = total % 3600 / 60
        val secs = total % 60
        return buildList {
            if (hours > 0) add(strings.plural("time.hours", hours))
            if (minutes > 0) add(strings.plural("time.minutes", minutes))
            if (secs > 0 || isEmpty()) add(strings.plural("time.seconds", secs))
        }.joinToString(", ")
    }
}

val Chapter.rangeLabel: String
    get() {
        val start = PlaybackTimeFormatter.label(startTime)
        return endTime?.let { "$start – ${PlaybackTimeFormatter.label(it)}" } ?: start
    }
