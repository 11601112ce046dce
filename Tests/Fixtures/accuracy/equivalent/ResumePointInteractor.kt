package app.player.resume

import kotlinx.serialization.Serializable

@Serializable
data class ResumePoint(
    val mediaId: String,
    val positionMs: Long,
    val durationMs: Long,
    val savedAtMs: Long,
)

interface ResumePointStore {
    fun load(): List<ResumePoint>
    fun save(points: List<ResumePoint>)
}

class ResumePointInteractor(
    private val store: ResumePointStore,
    private val nowMs: () -> Long,
) {
    /** Newest first. A position close to either end removes what was stored before. */
    fun record(mediaId: String, positionMs: Long, durationMs: Long) {
        val others = store.load().filterNot { it.mediaId == mediaId }
        val fresh = if (worthKeeping(positionMs, durationMs)) {
            ResumePoint(mediaId, positionMs, durationMs, savedAtMs = nowMs())
        } else {
            null
        }
        store.save((listOfNotNull(fresh) + others).take(CAPACITY))
    }

    fun startPosition(mediaId: String): Long =
        store.load()
            .find { it.mediaId == mediaId }
            ?.let { (it.positionMs - REWIND_MS).coerceAtLeast(0) }
            ?: 0L

    fun continueWatching(limit: Int): List<ResumePoint> = store.load().take(limit)

    fun progressText(point: ResumePoint): String {
        val left = (point.durationMs - point.positionMs) / 60_000
        val hours = left / 60
        val minutes = left % 60
        return when {
            left < 60 -> "$left min left"
            minutes > 0 -> "$hours h $minutes min left"
            else -> "$hours h left"
        }
    }

    fun forgetOlder(thanDays: Int) {
        val limit = nowMs() - thanDays * DAY_MS
        val (kept, dropped) = store.load().partition { it.savedAtMs >= limit }
        if (dropped.isNotEmpty()) store.save(kept)
    }

    private fun worthKeeping(position: Long, duration: Long): Boolean =
        duration > 0 &&
            position >= MINIMUM_POSITION_MS &&
            position * 100 < duration * 95 &&
            duration - position >= MINIMUM_REST_MS

    private companion object {
        const val MINIMUM_POSITION_MS = 30_000L
        const val MINIMUM_REST_MS = 60_000L
        const val REWIND_MS = 3_000L
        const val DAY_MS = 86_400_000L
        const val CAPACITY = 50
    }
}
