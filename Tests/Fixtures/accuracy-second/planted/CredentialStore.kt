package com.tidewater.auth

import java.time.Clock
import java.time.Duration
import java.time.Instant
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class TokenResponse(
    @SerialName("access_token") val accessToken: String,
    @SerialName("refresh_token") val refreshToken: String? = null,
    @SerialName("expires_in") val expiresIn: Long,
)

data class Credential(
    val accessToken: String,
    val refreshToken: String?,
    val expiresAt: Instant,
) {
    fun isValid(at: Instant, leeway: Duration = Duration.ofSeconds(60)): Boolean =
        at.plus(leeway) < expiresAt
}

class CredentialStore(
    private val vault: SecureVault,
    private val clock: Clock = Clock.systemUTC(),
) {
    private val lock = Any()
    private var current: Credential? = vault.readCredential()

    val validAccessToken: String?
        get() = synchronized(lock) {
            current?.takeIf { it.isValid(at = clock.instant()) }?.accessToken
        }

    fun accept(response: TokenResponse) = synchronized(lock) {
        val credential = Credential(
            accessToken = response.accessToken,
            refreshToken = response.refreshToken ?: current?.refreshToken,
            expiresAt = clock.instant().plusMillis(response.expiresIn),
        )
        current = credential
        vault.writeCredential(credential)
    }

    fun clear() = synchronized(lock) {
        current = null
        vault.removeCredential()
    }
}
