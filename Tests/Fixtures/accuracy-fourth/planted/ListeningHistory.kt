package app.tapedeck.history

import java.text.SimpleDateFormat
import java.util.Date
import java.util.Locale

data class ListeningSession(
    val trackId: String,
    val startedAt: Date,
    val listenedMs: Long,
)

class ListeningHistory {

    private val sessions = mutableListOf<ListeningSession>()

    private val dayFormat = SimpleDateFormat("yyyy-MM-dd", Locale.US)

    /** Very short plays are accidental and are left out. */
    fun add(session: ListeningSession) {
        if (session.listenedMs >= MINIMUM_MS) sessions += session
    }

    fun minutesPerDay(): Map<String, Long> = sessions
        .groupBy { dayFormat.format(it.startedAt) }
        .mapValues { (_, ofDay) -> ofDay.sumOf { it.listenedMs } / 60_000 }

    fun activeDays(): List<String> =
        minutesPerDay().filterValues { it > 0 }.keys.sorted()

    /** Most played first; tracks with the same time stay in the order of their first play. */
    fun topTracks(limit: Int): List<String> = sessions
        .groupingBy { it.trackId }
        .fold(0L) { total, session -> total + session.listenedMs }
        .entries
        .sortedByDescending { it.value }
        .take(limit.coerceAtLeast(0))
        .map { it.key }

    private companion object {
        const val MINIMUM_MS = 5_000L
    }
}
