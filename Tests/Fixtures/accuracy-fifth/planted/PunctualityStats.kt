package net.pendler.stats

import kotlin.math.roundToInt

/** @property delayMinutes negative when early, null when the run was cancelled */
data class Arrival(val line: String, val delayMinutes: Int?)

data class LineRanking(val line: String, val stats: PunctualityStats)

data class PunctualityStats(
    val runs: Int,
    val cancelled: Int,
    val punctualPercent: Int?,
    val averageDelay: Int?,
    val worstDelay: Int?,
) {
    val summary: String
        get() {
            if (punctualPercent == null || averageDelay == null) return "No arrivals"
            val text = when {
                averageDelay == 0 -> "on time on average"
                averageDelay > 0 -> "$averageDelay min late on average"
                else -> "${-averageDelay} min early on average"
            }
            return "$punctualPercent% punctual, $text"
        }

    companion object {
        const val PUNCTUALITY_LIMIT = 5

        fun of(arrivals: List<Arrival>): PunctualityStats {
            val delays = arrivals.mapNotNull { it.delayMinutes }
            val punctual = delays.count { it <= PUNCTUALITY_LIMIT }
            val any = delays.isNotEmpty()
            return PunctualityStats(
                runs = arrivals.size,
                cancelled = arrivals.size - delays.size,
                punctualPercent = if (any) punctual * 100 / delays.size else null,
                averageDelay = if (any) delays.average().roundToInt() else null,
                worstDelay = delays.maxOrNull(),
            )
        }
    }
}

/** The lines with their statistics, best line first. */
fun Iterable<Arrival>.ranking(): List<LineRanking> =
    groupBy(Arrival::line)
        .map { (line, arrivals) -> LineRanking(line, PunctualityStats.of(arrivals)) }
        .sortedWith(
            compareByDescending<LineRanking> { it.stats.punctualPercent ?: -1 }.thenBy { it.line },
        )
