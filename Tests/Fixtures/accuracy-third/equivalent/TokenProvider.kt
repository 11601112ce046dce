package io.lumen.auth

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.async
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

data class AccessToken(val value: String, val expiresAtMs: Long) {
    fun isValid(nowMs: Long, leewayMs: Long = 30_000): Boolean = nowMs + leewayMs < expiresAtMs
}

fun interface AuthApi {
    suspend fun refresh(refreshToken: String): AccessToken
}

class LoggedOutException : Exception("no refresh token")

/** Hands out access tokens. Concurrent callers share a single refresh call. */
class TokenProvider(
    private val api: AuthApi,
    private val refreshToken: String?,
    private val scope: CoroutineScope = CoroutineScope(SupervisorJob() + Dispatchers.Default),
    private val nowMs: () -> Long,
) {
    private val mutex = Mutex()
    private var current: AccessToken? = null
    private var inFlight: Deferred<AccessToken>? = null

    suspend fun validToken(): AccessToken {
        val refresh = mutex.withLock {
            current?.takeIf { it.isValid(nowMs()) }?.let { return it }
            inFlight ?: startRefresh().also { inFlight = it }
        }
        return refresh.await()
    }

    suspend fun authorizationHeader(): String = "Bearer ${validToken().value}"

    /** Forces a refresh on the next use, e.g. after the server answered 401. */
    suspend fun invalidate(rejected: AccessToken) {
        mutex.withLock { current = current.takeUnless { it == rejected } }
    }

    private fun startRefresh(): Deferred<AccessToken> {
        val secret = refreshToken ?: throw LoggedOutException()
        return scope.async {
            val outcome = runCatching { api.refresh(secret) }
            mutex.withLock {
                inFlight = null
                outcome.onSuccess { current = it }
            }
            outcome.getOrThrow()
        }
    }
}
