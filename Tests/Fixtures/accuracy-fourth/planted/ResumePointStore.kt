package com.cinebox.resume

data class ResumePoint(
    val mediaId: String,
    val positionMs: Long,
    val durationMs: Long,
    val isFinished: Boolean,
)

class ResumePointStore(
    private val minimumMs: Long = 15_000,
    private val completion: Double = 0.95,
    private val capacity: Int = 200,
) {
    /** Newest first. */
    private val points = ArrayDeque<ResumePoint>()

    fun save(mediaId: String, positionMs: Long, durationMs: Long) {
        if (durationMs <= 0 || positionMs < minimumMs) return

        val isFinished = positionMs.toDouble() >= durationMs.toDouble() * completion
        forget(mediaId)
        points.addFirst(
            ResumePoint(
                mediaId = mediaId,
                positionMs = if (isFinished) 0 else positionMs,
                durationMs = durationMs,
                isFinished = isFinished,
            ),
        )
        if (points.size > capacity) points.removeLast()
    }

    fun position(mediaId: String): Long =
        points.find { it.mediaId == mediaId }?.positionMs ?: 0L

    fun recent(limit: Int = 10, includeFinished: Boolean = true): List<ResumePoint> =
        points.filter { includeFinished || !it.isFinished }
            .take(limit.coerceAtLeast(0))

    fun forget(mediaId: String) {
        points.removeAll { it.mediaId == mediaId }
    }
}
