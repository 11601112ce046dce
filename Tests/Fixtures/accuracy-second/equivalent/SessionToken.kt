package com.meadow.auth.session

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import java.time.Duration
import java.time.Instant
import kotlin.properties.Delegates

@Serializable
data class TokenResponse(
    @SerialName("access_token") val accessToken: String,
    @SerialName("refresh_token") val refreshToken: String? = null,
    @SerialName("expires_in") val expiresIn: Int,
    @SerialName("scope") val scope: String? = null,
)

data class SessionToken(
    val accessToken: String,
    val refreshToken: String?,
    val expiresAt: Instant,
    val scopes: Set<String>,
) {
    constructor(response: TokenResponse, receivedAt: Instant, previous: SessionToken? = null) : this(
        accessToken = response.accessToken,
        refreshToken = response.refreshToken ?: previous?.refreshToken,
        expiresAt = receivedAt.plusSeconds(response.expiresIn.toLong()),
        scopes = response.scope?.split(" ")?.filter { it.isNotEmpty() }?.toSet()
            ?: previous?.scopes.orEmpty(),
    )

    val authorizationHeader: String
        get() = "Bearer $accessToken"

    fun isExpired(date: Instant): Boolean = !date.isBefore(expiresAt.minus(EXPIRY_LEEWAY))

    fun grants(vararg required: String): Boolean = scopes.containsAll(required.asList())

    companion object {
        val EXPIRY_LEEWAY: Duration = Duration.ofSeconds(30)
    }
}

class SessionStore {

    fun interface OnChangeListener {
        fun onChange(token: SessionToken?)
    }

    var onChangeListener: OnChangeListener? = null

    var current: SessionToken? by Delegates.observable<SessionToken?>(null) { _, old, new ->
        if (old != new) onChangeListener?.onChange(new)
    }
        private set

    fun update(response: TokenResponse, date: Instant) {
        current = SessionToken(response, receivedAt = date, previous = current)
    }

    fun clear() {
        current = null
    }

    fun validToken(date: Instant): SessionToken? = current?.takeUnless { it.isExpired(date) }
}
