package com.farrow.auth

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** The token pair as the login endpoint returns it. */
@Serializable
data class SessionToken(
    @SerialName("access_token") val accessToken: String,
    @SerialName("refresh_token") val refreshToken: String? = null,
    @SerialName("issued_at") val issuedAt: Long,
    @SerialName("expires_in") val expiresIn: Long,
    val scopes: List<String>? = null,
) {
    sealed interface Action {
        data class Use(val token: String) : Action
        data class Refresh(val token: String) : Action
        data object SignIn : Action
    }

    val expiresAt: Long get() = issuedAt + expiresIn

    fun isExpired(nowSeconds: Long): Boolean = nowSeconds >= expiresAt - LEEWAY_SECONDS

    fun allows(scope: String): Boolean = scopes?.let { scope in it || "*" in it } ?: true

    /** What the client should do before it sends a request that needs [scope]. */
    fun action(nowSeconds: Long, scope: String? = null): Action = when {
        scope != null && !allows(scope) -> Action.SignIn
        isExpired(nowSeconds) -> refreshToken?.takeIf { it.isNotEmpty() }?.let(Action::Refresh) ?: Action.SignIn
        else -> Action.Use(accessToken)
    }

    companion object {
        const val LEEWAY_SECONDS = 60L
    }
}
