package com.idly.auth.token

import java.time.Duration
import java.time.Instant

data class TokenPair(val access: String, val refresh: String, val expiresAt: Instant)

enum class TokenError { SIGNED_OUT, REFRESH_REJECTED, NETWORK }

sealed interface TokenResult<out T> {
    data class Success<T>(val value: T) : TokenResult<T>
    data class Failure(val error: TokenError) : TokenResult<Nothing>
}

interface TokenVault {
    var tokens: TokenPair?
}

fun interface TokenRefresher {
    fun refresh(refreshToken: String, onResult: (TokenResult<TokenPair>) -> Unit)
}

/** Not thread-safe: everything, callbacks included, happens on the main thread. */
class AccessTokenProvider(
    private val vault: TokenVault,
    private val refresher: TokenRefresher,
    private val now: () -> Instant = Instant::now,
) {
    var onSignedOut: (() -> Unit)? = null

    private val waiting = mutableListOf<(TokenResult<String>) -> Unit>()
    private var rejectedAccess: String? = null
    private var session = 0

    fun token(onResult: (TokenResult<String>) -> Unit) {
        val tokens = vault.tokens
        when {
            tokens == null -> onResult(TokenResult.Failure(TokenError.SIGNED_OUT))
            tokens.isUsable() -> onResult(TokenResult.Success(tokens.access))
            else -> {
                waiting += onResult
                // Only the first in the queue starts a refresh.
                if (waiting.size == 1) refresh(tokens)
            }
        }
    }

    /** The server said 401 to [access]. */
    fun reject(access: String) {
        if (vault.tokens?.access == access) rejectedAccess = access
    }

    fun signOut() {
        session++
        vault.tokens = null
        rejectedAccess = null
        deliver(TokenResult.Failure(TokenError.SIGNED_OUT))
        onSignedOut?.invoke()
    }

    private fun refresh(tokens: TokenPair) {
        val startedIn = session
        refresher.refresh(tokens.refresh) { result ->
            if (session == startedIn) onRefreshed(result)
        }
    }

    private fun onRefreshed(result: TokenResult<TokenPair>) {
        when (result) {
            is TokenResult.Success -> {
                vault.tokens = result.value
                rejectedAccess = null
                deliver(TokenResult.Success(result.value.access))
            }
            is TokenResult.Failure -> when (result.error) {
                TokenError.NETWORK -> deliver(result)
                TokenError.REFRESH_REJECTED, TokenError.SIGNED_OUT -> signOut()
            }
        }
    }

    private fun deliver(result: TokenResult<String>) {
        val callers = waiting.toList()
        waiting.clear()
        for (caller in callers) caller(result)
    }

    private fun TokenPair.isUsable(): Boolean =
        access != rejectedAccess && expiresAt > now() + LEEWAY

    private companion object {
        val LEEWAY: Duration = Duration.ofSeconds(60)
    }
}
