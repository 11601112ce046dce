package io.beacon.sessions

import java.time.Duration
import java.time.Instant
import java.util.UUID

data class Session(
    val id: String,
    val startedAt: Instant,
    val lastActivityAt: Instant,
    val screenViews: Int,
) {
    val duration: Duration
        get() = Duration.between(startedAt, lastActivityAt)
}

interface SessionListener {
    fun onSessionStarted(session: Session)
    fun onSessionEnded(session: Session)
}

class SessionTracker(
    private val timeout: Duration = Duration.ofMinutes(30),
    private val now: () -> Instant = Instant::now,
    private val makeId: () -> String = { UUID.randomUUID().toString() },
) {
    var listener: SessionListener? = null

    var current: Session? = null
        private set

    fun touch() {
        val instant = now()
        val session = current
        if (session != null && Duration.between(session.lastActivityAt, instant) < timeout) {
            current = session.copy(lastActivityAt = instant)
            return
        }
        end()
        start(instant)
    }

    fun recordScreen() {
        touch()
        current = current?.let { it.copy(screenViews = it.screenViews + 1) }
    }

    fun end() {
        val session = current ?: return
        current = null
        listener?.onSessionEnded(session)
    }

    private fun start(instant: Instant) {
        val session = Session(makeId(), startedAt = instant, lastActivityAt = instant, screenViews = 0)
        current = session
        listener?.onSessionStarted(session)
    }
}
