package com.loopstation.analytics

import java.util.UUID

data class SessionEvent(
    val name: String,
    val sessionId: String?,
    val atMs: Long,
    val attributes: Map<String, String>,
)

class SessionTracker(
    private val now: () -> Long,
    private val makeId: () -> String = { UUID.randomUUID().toString() },
    private val sink: (SessionEvent) -> Unit,
) {
    var sessionId: String? = null
        private set

    private var startedAtMs = 0L
    private var lastActivityMs = 0L

    /** Opens a session when there is none, or when the last one has been idle for too long. */
    fun track(name: String, attributes: Map<String, String> = emptyMap()) {
        val time = now()
        if (sessionId != null && time - lastActivityMs > TIMEOUT_MS) end()

        if (sessionId == null) {
            sessionId = makeId()
            startedAtMs = time
            emit("session_start", time)
        }
        lastActivityMs = time
        emit(name, time, attributes)
    }

    fun end() {
        if (sessionId == null) return
        val seconds = (lastActivityMs - startedAtMs) / 1000
        sessionId = null
        emit("session_end", lastActivityMs, mapOf("length_s" to seconds.toString()))
    }

    private fun emit(name: String, time: Long, attributes: Map<String, String> = emptyMap()) {
        sink(SessionEvent(name, sessionId, time, attributes))
    }

    companion object {
        const val TIMEOUT_MS = 30 * 60 * 1000L
    }
}
