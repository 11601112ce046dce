package io.beacon.sessions

import io.beacon.analytics.AnalyticsClient
import java.util.UUID

class SessionManager(
    private val store: SessionStore,
    private val analytics: AnalyticsClient,
    private val nowMillis: () -> Long,
) {
    private var sessionId: String? = null
    private var startedAt = 0L
    private var backgroundedAt: Long? = null

    val currentId: String?
        get() = sessionId

    fun onEnterForeground() {
        val now = nowMillis()
        val left = backgroundedAt
        if (sessionId != null && left != null && now - left < TIMEOUT_MILLIS) {
            backgroundedAt = null
            return
        }
        finish(left ?: now)
        begin(now)
    }

    fun onEnterBackground() {
        if (sessionId == null) return
        val now = nowMillis()
        backgroundedAt = now
        store.saveLastActivity(now)
    }

    private fun begin(time: Long) {
        val id = UUID.randomUUID().toString()
        sessionId = id
        startedAt = time
        backgroundedAt = null
        store.saveSession(id, startedAt = time)
        analytics.track("session_start", mapOf("session_id" to id))
    }

    private fun finish(time: Long) {
        val id = sessionId ?: return
        val length = time - startedAt
        analytics.track(
            "session_end",
            mapOf("session_id" to id, "length" to length.toString()),
        )
        sessionId = null
        store.clearSession()
    }

    private companion object {
        const val TIMEOUT_MILLIS = 30L * 60 * 1_000
    }
}
