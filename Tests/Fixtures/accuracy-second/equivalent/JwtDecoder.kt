package io.beacon.auth

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import java.time.Duration
import java.time.Instant
import java.util.Base64

sealed class JwtException(message: String, cause: Throwable? = null) : Exception(message, cause) {
    class Malformed : JwtException("malformed token")
    class InvalidBase64(cause: Throwable) : JwtException("invalid base64", cause)
    class InvalidPayload(cause: Throwable) : JwtException("invalid payload", cause)
}

@Serializable
data class JwtClaims(
    @SerialName("sub") val subject: String,
    @SerialName("iss") val issuer: String? = null,
    @SerialName("iat") val issuedAt: Long? = null,
    @SerialName("exp") val expiresAt: Long,
    val scope: String? = null,
) {
    val scopes: List<String>
        get() = scope?.split(' ')?.filter { it.isNotEmpty() }.orEmpty()

    fun isExpired(at: Instant, leeway: Duration = Duration.ofSeconds(60)): Boolean =
        Instant.ofEpochSecond(expiresAt).minus(leeway) <= at
}

object JwtDecoder {
    private val json = Json { ignoreUnknownKeys = true }

    fun decode(token: String): JwtClaims {
        val segments = token.split('.')
        if (segments.size != 3) throw JwtException.Malformed()

        val payload = base64UrlDecode(segments[1])
        return try {
            json.decodeFromString<JwtClaims>(payload.decodeToString())
        } catch (e: SerializationException) {
            throw JwtException.InvalidPayload(e)
        }
    }

    private fun base64UrlDecode(segment: String): ByteArray {
        val base64 = segment.replace('-', '+').replace('_', '/')
        return try {
            Base64.getDecoder().decode(base64)
        } catch (e: IllegalArgumentException) {
            throw JwtException.InvalidBase64(e)
        }
    }
}
