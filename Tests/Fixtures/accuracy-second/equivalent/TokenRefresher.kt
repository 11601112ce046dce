package io.beacon.auth

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.async
import java.time.Duration
import java.time.Instant

data class TokenPair(
    val accessToken: String,
    val refreshToken: String,
    val expiresAt: Instant,
)

sealed class AuthException : Exception() {
    class SignedOut : AuthException()
    class RefreshRejected : AuthException()
}

interface TokenRefresher {
    suspend fun validAccessToken(): String
    suspend fun signOut()
}

class TokenRefresherImpl(
    private val store: TokenStore,
    private val api: AuthApi,
    private val scope: CoroutineScope = CoroutineScope(SupervisorJob() + Dispatchers.Default),
    private val now: () -> Instant = Instant::now,
) : TokenRefresher {

    private val lock = Any()
    private var inFlight: Deferred<TokenPair>? = null

    override suspend fun validAccessToken(): String {
        val refreshing = synchronized(lock) {
            val pair = store.load() ?: throw AuthException.SignedOut()
            if (pair.isFresh()) return pair.accessToken
            inFlight ?: startRefresh(pair)
        }
        return refreshing.await().accessToken
    }

    override suspend fun signOut() {
        val pair = store.load() ?: return
        store.clear()
        try {
            api.revoke(pair.refreshToken)
        } catch (e: CancellationException) {
            throw e
        } catch (_: Exception) {
        }
    }

    private fun startRefresh(pair: TokenPair): Deferred<TokenPair> {
        val task = scope.async { refresh(pair) }
        inFlight = task
        task.invokeOnCompletion { synchronized(lock) { inFlight = null } }
        return task
    }

    private suspend fun refresh(pair: TokenPair): TokenPair {
        val response = api.refresh(pair.refreshToken)
        if (response.status == 400 || response.status == 401) {
            store.clear()
            throw AuthException.RefreshRejected()
        }
        return TokenPair(
            accessToken = response.accessToken,
            refreshToken = response.refreshToken ?: pair.refreshToken,
            expiresAt = now().plusSeconds(response.expiresIn.toLong()),
        ).also(store::save)
    }

    private fun TokenPair.isFresh(): Boolean =
        Duration.between(now(), expiresAt) > EXPIRY_MARGIN

    private companion object {
        val EXPIRY_MARGIN: Duration = Duration.ofSeconds(30)
    }
}
