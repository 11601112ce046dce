package com.harbourly.core.network

import com.squareup.moshi.Json
import com.squareup.moshi.JsonClass

@JsonClass(generateAdapter = true)
data class ApiErrorPayload(
    val code: String,
    val message: String? = null,
    @Json(name = "retry_after") val retryAfter: Int? = null,
    val errors: List<FieldError>? = null,
) {
    @JsonClass(generateAdapter = true)
    data class FieldError(val field: String, val message: String)
}

sealed class AppError : Exception() {
    data object Unauthorized : AppError()
    data object Forbidden : AppError()
    data object NotFound : AppError()
    data class Validation(val fields: Map<String, String>) : AppError()
    data class RateLimited(val retryAfterSeconds: Int) : AppError()
    data class Server(val statusCode: Int) : AppError()
    data class Unexpected(override val message: String) : AppError()

    val isRetryable: Boolean
        get() = when (this) {
            is RateLimited, is Server -> true
            Unauthorized, Forbidden, NotFound, is Validation, is Unexpected -> false
        }
}

class ApiErrorMapper {

    fun map(statusCode: Int, payload: ApiErrorPayload?): AppError = when (statusCode) {
        401 -> AppError.Unauthorized
        403 -> if (payload?.code == "session_revoked") AppError.Unauthorized else AppError.Forbidden
        404, 410 -> AppError.NotFound
        422 -> AppError.Validation(fieldMessages(payload))
        429 -> AppError.RateLimited(payload?.retryAfter ?: DEFAULT_RETRY_AFTER)
        in 500..599 -> AppError.Server(statusCode)
        else -> AppError.Unexpected(payload?.message ?: "HTTP $statusCode")
    }

    private fun fieldMessages(payload: ApiErrorPayload?): Map<String, String> {
        val messages = mutableMapOf<String, String>()
        payload?.errors.orEmpty().forEach { error ->
            messages.getOrPut(error.field) { error.message }
        }
        return messages
    }

    private companion object {
        const val DEFAULT_RETRY_AFTER = 60
    }
}
