package com.keystone.auth

data class Tokens(val access: String, val refresh: String?, val expiresAt: Long)

sealed class AuthError(message: String) : Exception(message) {
    class NotSignedIn : AuthError("Nobody is signed in")
    class SessionExpired : AuthError("The session has expired")
}

class RefreshRejected : Exception()

interface TokenStore {
    var tokens: Tokens?
}

interface AuthApi {
    /** Throws [RefreshRejected] when the server does not accept the token. */
    suspend fun renew(refreshToken: String): Tokens
}

class TokenProvider(
    private val store: TokenStore,
    private val api: AuthApi,
) {
    /** An access token that is good for some time. Network failures are passed on. */
    suspend fun accessToken(now: Long): String {
        val tokens = store.tokens ?: throw AuthError.NotSignedIn()
        if (tokens.expiresAt - LEEWAY_MILLIS > now) return tokens.access

        val refreshToken = tokens.refresh ?: signOut(AuthError.NotSignedIn())
        val renewed = try {
            api.renew(refreshToken)
        } catch (e: RefreshRejected) {
            signOut(AuthError.SessionExpired())
        }
        store.tokens = renewed
        return renewed.access
    }

    private fun signOut(reason: AuthError): Nothing {
        store.tokens = null
        throw reason
    }

    private companion object {
        const val LEEWAY_MILLIS = 30_000L
    }
}
