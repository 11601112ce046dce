package com.fleetdesk.net

import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import kotlinx.serialization.serializer

sealed class ApiException(message: String) : Exception(message) {
    class Unauthorized : ApiException("Session expired")
    class RateLimited(val retryAfter: Long) : ApiException("Retry in $retryAfter s")
    class Server(val code: String, val detail: String) : ApiException(detail)
    class Malformed : ApiException("Malformed response")

    val isRetryable: Boolean
        get() = when (this) {
            is RateLimited, is Malformed -> true
            is Server -> code.startsWith("temp_")
            is Unauthorized -> false
        }
}

@Serializable
class ErrorBody(
    val code: String,
    val message: String? = null,
    @SerialName("retry_after") val retryAfter: Long? = null,
) {
    fun toException(): ApiException = when (code) {
        "auth_expired", "auth_missing" -> ApiException.Unauthorized()
        "rate_limited" -> ApiException.RateLimited(retryAfter ?: 30L)
        else -> ApiException.Server(code, message ?: "Unknown error")
    }
}

@Serializable
class ApiEnvelope<T>(
    val status: String,
    val data: T? = null,
    val error: ErrorBody? = null,
)

class ApiDecoder {
    private val json = Json { ignoreUnknownKeys = true }

    inline fun <reified T : Any> decode(body: String): T = decode(serializer<T>(), body)

    inline fun <reified T : Any> result(body: String): Result<T> = runCatching { decode<T>(body) }

    fun <T : Any> decode(payload: KSerializer<T>, body: String): T {
        val envelope = try {
            json.decodeFromString(ApiEnvelope.serializer(payload), body)
        } catch (e: IllegalArgumentException) {
            throw ApiException.Malformed()
        }
        return when (envelope.status) {
            "ok" -> envelope.data ?: throw ApiException.Malformed()
            "error" -> throw envelope.error?.toException() ?: ApiException.Malformed()
            else -> throw ApiException.Malformed()
        }
    }
}
