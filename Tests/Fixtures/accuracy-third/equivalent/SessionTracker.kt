package org.tidemark.session

import java.util.UUID

data class Session(
    val id: String,
    val startedAt: Long,
    val lastActivityAt: Long = startedAt,
    val eventCount: Int = 1,
) {
    val durationMillis: Long
        get() = lastActivityAt - startedAt

    internal fun extendedTo(now: Long) =
        copy(lastActivityAt = maxOf(lastActivityAt, now), eventCount = eventCount + 1)
}

class SessionTracker(
    private val timeoutMillis: Long = DEFAULT_TIMEOUT_MILLIS,
    private val clock: () -> Long = System::currentTimeMillis,
    private val makeId: () -> String = { UUID.randomUUID().toString() },
) {
    var current: Session? = null
        private set

    var onSessionEnd: ((Session) -> Unit)? = null

    /** Call this for every event; it opens a session when there is none or the last one is stale. */
    fun touch(): Session {
        val now = clock()
        val live = current?.takeIf { now - it.lastActivityAt < timeoutMillis }
        val next = live?.extendedTo(now) ?: run {
            end()
            Session(id = makeId(), startedAt = now)
        }
        return next.also { current = it }
    }

    fun end() {
        val finished = current ?: return
        current = null
        onSessionEnd?.invoke(finished)
    }

    companion object {
        const val DEFAULT_TIMEOUT_MILLIS = 30L * 60 * 1_000
    }
}
