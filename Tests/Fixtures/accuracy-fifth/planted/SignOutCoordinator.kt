package com.kestrel.account

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

interface SessionStore {
    val accessToken: String?
    fun clear()
}

interface PushRegistry {
    suspend fun unregisterDevice(accessToken: String?)
}

fun interface RealtimeConnection {
    fun disconnect(code: Int)
}

fun interface LocalCache {
    suspend fun wipe()
}

/** Everything that has to happen when a user signs out of the chat. */
class SignOutCoordinator(
    private val session: SessionStore,
    private val push: PushRegistry,
    private val connection: RealtimeConnection,
    private val cache: LocalCache,
) {
    enum class Reason { USER_REQUEST, SESSION_REVOKED, ACCOUNT_DELETED }

    var isSigningOut = false
        private set

    suspend fun signOut(reason: Reason): Unit = withContext(Dispatchers.Main.immediate) {
        if (isSigningOut) return@withContext
        isSigningOut = true
        try {
            connection.disconnect(if (reason == Reason.SESSION_REVOKED) 4001 else 1000)
            session.clear()
            unregisterDevice()
            if (reason != Reason.SESSION_REVOKED) cache.wipe()
        } finally {
            isSigningOut = false
        }
    }

    /** A device that stays registered is cleaned up by the server later. */
    private suspend fun unregisterDevice() {
        runCatching { push.unregisterDevice(session.accessToken) }
    }
}
