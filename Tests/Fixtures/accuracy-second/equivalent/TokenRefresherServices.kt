package com.northwind.mobile.auth

import java.time.Clock
import java.time.Duration
import java.time.Instant
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.async
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

data class AuthTokens(
    val accessToken: String,
    val refreshToken: String,
    val expiresAt: Instant,
)

sealed class AuthException : Exception() {
    object NotAuthenticated : AuthException()
    object RefreshRejected : AuthException()
}

/** Hands out a valid access token and makes sure only one refresh runs at a time. */
class TokenRefresher(
    private val store: TokenStore,
    private val api: AuthApi,
    private val supervisedScope: CoroutineScope,
    private val leeway: Duration = Duration.ofSeconds(30),
    private val clock: Clock = Clock.systemUTC(),
) {
    private val mutex = Mutex()
    private var inFlight: Deferred<AuthTokens>? = null

    suspend fun validAccessToken(): String {
        val tokens = store.load() ?: throw AuthException.NotAuthenticated
        if (tokens.expiresAt > clock.instant().plus(leeway)) {
            return tokens.accessToken
        }
        return refresh(tokens.refreshToken).accessToken
    }

    suspend fun refresh(refreshToken: String): AuthTokens {
        val task = mutex.withLock {
            inFlight?.takeIf { it.isActive } ?: supervisedScope.async {
                try {
                    api.refresh(refreshToken).also { store.save(it) }
                } catch (e: HttpException) {
                    if (e.status != 400 && e.status != 401) throw e
                    store.clear()
                    throw AuthException.RefreshRejected
                }
            }.also { inFlight = it }
        }
        return task.await()
    }
}
