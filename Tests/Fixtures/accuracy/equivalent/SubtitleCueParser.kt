package app.player.subtitles

data class SubtitleCue(val startMs: Long, val endMs: Long, val text: String)

/** SubRip parser that skips what it cannot read instead of failing. */
class SubtitleCueParser {

    fun parse(source: String): List<SubtitleCue> {
        val cues = mutableListOf<SubtitleCue>()
        val block = mutableListOf<String>()

        fun close() {
            toCue(block)?.let(cues::add)
            block.clear()
        }

        for (line in source.replace("\r\n", "\n").replace('\r', '\n').split('\n')) {
            val trimmed = line.trim()
            if (trimmed.isEmpty()) close() else block += trimmed
        }
        close()

        return cues.sortedBy { it.startMs }
    }

    fun cueAt(positionMs: Long, cues: List<SubtitleCue>): SubtitleCue? =
        cues.lastOrNull { positionMs >= it.startMs && positionMs < it.endMs }

    private fun toCue(block: List<String>): SubtitleCue? {
        // With or without a counter in front of the timing line
        val timing = block.take(2).indexOfFirst { ARROW in it }
        if (timing < 0) return null

        val ends = block[timing].split(ARROW)
        if (ends.size != 2) return null
        val start = ends[0].toMillis() ?: return null
        val end = ends[1].toMillis() ?: return null
        if (start >= end) return null

        return block.drop(timing + 1)
            .map { it.withoutTags() }
            .filter { it.isNotEmpty() }
            .joinToString("\n")
            .takeIf { it.isNotEmpty() }
            ?.let { SubtitleCue(start, end, it) }
    }

    private fun String.toMillis(): Long? {
        val (hours, minutes, seconds, millis) = STAMP.matchEntire(trim())?.destructured ?: return null
        // toLongOrNull covers the absent hour group
        val total = ((hours.toLongOrNull() ?: 0L) * 60 + minutes.toLong()) * 60 + seconds.toLong()
        return total * 1000 + millis.toLong()
    }

    private fun String.withoutTags(): String {
        var depth = 0
        return buildString {
            for (c in this@withoutTags) {
                if (c == '<') depth++
                else if (c == '>' && depth > 0) depth--
                else if (depth == 0) append(c)
            }
        }
    }

    private companion object {
        const val ARROW = "-->"
        val STAMP = Regex("""(?:([0-9]{1,3}):)?([0-9]{1,3}):([0-9]{1,3})[,.]([0-9]{3})""")
    }
}
