package com.acme.auth.token

class Token(
    val value: String,
    val expiresAt: Long,
    val refreshValue: String?,
    val clock: () -> Long,
) {
    val isExpired: Boolean = clock() >= expiresAt - LEEWAY_SECONDS

    val canRefresh: Boolean = !refreshValue.isNullOrEmpty()

    companion object {
        const val LEEWAY_SECONDS = 30L
    }
}

sealed class TokenStatus {
    object Missing : TokenStatus()
    data class Valid(val value: String) : TokenStatus()
    data class NeedsRefresh(val refreshValue: String) : TokenStatus()
    object Dead : TokenStatus()
}

class TokenHolder {

    private var token: Token? = null

    fun set(token: Token?) {
        this.token = token
    }

    val status: TokenStatus
        get() {
            val token = token ?: return TokenStatus.Missing
            val refresh = token.refreshValue
            return when {
                !token.isExpired -> TokenStatus.Valid(token.value)
                token.canRefresh && refresh != null -> TokenStatus.NeedsRefresh(refresh)
                else -> TokenStatus.Dead
            }
        }

    val authorizationHeader: String?
        get() = (status as? TokenStatus.Valid)?.let { "Bearer ${it.value}" }
}
