package com.finstack.auth

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.async
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import java.time.Duration
import java.time.Instant

data class AccessToken(val value: String, val refreshToken: String, val expiresAt: Instant) {
    fun isExpired(at: Instant, leeway: Duration = Duration.ofSeconds(30)): Boolean =
        expiresAt - leeway <= at
}

sealed class AuthError(cause: Throwable? = null) : Exception(cause) {
    class NotSignedIn : AuthError()
    class RefreshRejected : AuthError()
    class Network(cause: Throwable) : AuthError(cause)
}

interface TokenStorage {
    fun load(): AccessToken?
    fun save(token: AccessToken)
    fun clear()
}

fun interface TokenApi {
    suspend fun refresh(refreshToken: String): AccessToken
}

/** Hands out a usable token; concurrent callers share one refresh. */
class TokenProvider(
    private val storage: TokenStorage,
    private val api: TokenApi,
    private val now: () -> Instant = Instant::now,
    private val scope: CoroutineScope = CoroutineScope(SupervisorJob() + Dispatchers.Default),
) {
    private val mutex = Mutex()
    private var refreshJob: Deferred<AccessToken>? = null

    suspend fun validToken(): AccessToken {
        val running = mutex.withLock {
            val token = storage.load() ?: throw AuthError.NotSignedIn()
            if (!token.isExpired(now())) return token
            refreshJob?.takeIf { it.isActive } ?: scope.async { renew(token) }.also { refreshJob = it }
        }
        return running.await()
    }

    private suspend fun renew(token: AccessToken): AccessToken = try {
        api.refresh(token.refreshToken).also(storage::save)
    } catch (e: AuthError.RefreshRejected) {
        storage.clear()
        throw AuthError.NotSignedIn()
    }
}
