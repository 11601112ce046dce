package se.viska.settings

import java.time.Instant
import java.time.ZoneId
import java.util.Locale

/** Daily window without notification sounds, e.g. "22:00-07:30". */
data class QuietHours(val startMinute: Int, val endMinute: Int) {

    /** The start belongs to the window, the end does not. */
    fun contains(minuteOfDay: Int): Boolean =
        if (startMinute <= endMinute) {
            minuteOfDay in startMinute until endMinute
        } else {
            minuteOfDay >= startMinute || minuteOfDay < endMinute
        }

    fun contains(instant: Instant, zone: ZoneId): Boolean {
        val time = instant.atZone(zone).toLocalTime()
        return contains(time.hour * 60 + time.minute)
    }

    override fun toString(): String = "${clock(startMinute)}-${clock(endMinute)}"

    private fun clock(minute: Int) = String.format(Locale.ROOT, "%02d:%02d", minute / 60, minute % 60)

    companion object {
        private const val TIME = "([01][0-9]|2[0-3]):([0-5][0-9])"
        private val PATTERN = Regex("$TIME-$TIME")

        fun parse(text: String): QuietHours? {
            val match = PATTERN.matchEntire(text) ?: return null
            val (startHour, startMinute, endHour, endMinute) =
                match.groupValues.drop(1).map(String::toInt)
            return QuietHours(startHour * 60 + startMinute, endHour * 60 + endMinute)
        }
    }
}
