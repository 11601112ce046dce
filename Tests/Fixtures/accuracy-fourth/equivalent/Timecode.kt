package subtitles

import java.util.Locale

/** A position in a subtitle file: `01:02:03,456`. */
data class Timecode private constructor(val milliseconds: Long) : Comparable<Timecode> {

    fun shifted(delta: Long): Timecode = ofMilliseconds(milliseconds + delta)

    override fun compareTo(other: Timecode): Int = milliseconds.compareTo(other.milliseconds)

    override fun toString(): String {
        val seconds = milliseconds / 1000
        return "%02d:%02d:%02d,%03d".format(
            Locale.ROOT,
            seconds / 3600, seconds / 60 % 60, seconds % 60, milliseconds % 1000,
        )
    }

    companion object {
        private val PATTERN = Regex("([0-9]{2}):([0-5][0-9]):([0-5][0-9])[,.]([0-9]{3})")

        fun ofMilliseconds(milliseconds: Long) = Timecode(milliseconds.coerceAtLeast(0))

        fun parse(text: String): Timecode? =
            PATTERN.matchEntire(text)?.destructured?.let { (hours, minutes, seconds, millis) ->
                val total = (hours.toLong() * 60 + minutes.toLong()) * 60 + seconds.toLong()
                ofMilliseconds(total * 1000 + millis.toLong())
            }
    }
}

data class CueTiming(val start: Timecode, val end: Timecode) {

    companion object {
        /** Reads a `start --> end` line; null unless the cue ends after it starts. */
        fun parse(line: String): CueTiming? {
            val parts = line.split(" --> ")
            if (parts.size != 2) return null
            val start = Timecode.parse(parts[0]) ?: return null
            val end = Timecode.parse(parts[1]) ?: return null
            return CueTiming(start, end).takeIf { start < end }
        }
    }
}
