package com.linden.session

enum class LogoutReason(val rawValue: String) {
    USER("user"),
    INACTIVITY("inactivity"),
    SESSION_REVOKED("session_revoked"),
}

fun interface SessionApi {
    suspend fun revoke(refreshToken: String)
}

interface CredentialStore {
    val refreshToken: String?
    fun wipe()
}

interface Analytics {
    fun track(event: String, properties: Map<String, String>)

    /** Sends what is queued, on behalf of the current user. */
    suspend fun flush()
    fun forgetUser()
}

/** Everything that has to happen when a session ends, in one place. */
class LogoutCoordinator(
    private val api: SessionApi,
    private val credentials: CredentialStore,
    private val analytics: Analytics,
) {
    private val observers = mutableListOf<(LogoutReason) -> Unit>()

    fun onLogout(observer: (LogoutReason) -> Unit) {
        observers += observer
    }

    suspend fun logout(reason: LogoutReason) {
        credentials.refreshToken
            ?.takeIf { reason != LogoutReason.SESSION_REVOKED }
            ?.let { token -> runCatching { api.revoke(token) } }
        credentials.wipe()

        with(analytics) {
            track("logout", mapOf("reason" to reason.rawValue))
            forgetUser()
            flush()
        }

        observers.toList().forEach { it(reason) }
    }
}
