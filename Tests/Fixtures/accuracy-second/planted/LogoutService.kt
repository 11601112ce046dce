package com.tidewater.auth

fun interface LogoutObserver {
    fun onUserLoggedOut(reason: LogoutReason)
}

enum class LogoutReason(val value: String) {
    USER_REQUESTED("user_requested"),
    SESSION_EXPIRED("session_expired"),
    ACCOUNT_DELETED("account_deleted"),
}

class LogoutService(
    private val session: SessionStorage,
    private val api: SessionApi,
    private val analytics: Analytics,
    private val caches: List<ClearableCache>,
) {
    private val observers = mutableListOf<LogoutObserver>()

    fun addObserver(observer: LogoutObserver) {
        observers += observer
    }

    suspend fun logOut(reason: LogoutReason) {
        if (!session.isActive) return
        session.clear()
        if (reason != LogoutReason.SESSION_EXPIRED) {
            revoke()
        }
        caches.forEach { it.clear() }
        analytics.track("logout", mapOf("reason" to reason.value))
        analytics.resetUser()
        observers.toList().forEach { it.onUserLoggedOut(reason) }
    }

    private suspend fun revoke() {
        val token = session.refreshToken ?: return
        api.revoke(refreshToken = token)
    }
}
