package com.pelican.http

import kotlinx.serialization.Serializable

@Serializable
data class ErrorBody(val message: String? = null, val invalidFields: List<String>? = null)

sealed class ApiError : Exception() {

    data object Unauthorized : ApiError() {
        override fun toString() = "Please sign in again"
    }

    data class NotFound(val path: String) : ApiError() {
        override fun toString() = "Nothing found at $path"
    }

    data class Validation(val fields: List<String>) : ApiError() {
        override fun toString() =
            if (fields.isEmpty()) "Please check your input" else "Please check: ${fields.joinToString()}"
    }

    data class RateLimited(val retryAfterSeconds: Long) : ApiError() {
        override fun toString() = "Too many requests, try again in $retryAfterSeconds s"
    }

    data class Server(val status: Int, val serverMessage: String?) : ApiError() {
        override fun toString() = serverMessage ?: "Server error $status"
    }

    data class Unexpected(val status: Int) : ApiError() {
        override fun toString() = "Unexpected status $status"
    }

    val isRetryable: Boolean
        get() = when (this) {
            is RateLimited -> true
            is Server -> status != 501
            Unauthorized, is NotFound, is Validation, is Unexpected -> false
        }

    companion object {
        private const val DEFAULT_RETRY_AFTER = 60L

        /** `null` when the status stands for success. */
        fun from(status: Int, path: String, retryAfter: String? = null, body: ErrorBody? = null): ApiError? =
            when (status) {
                in 200 until 300, 304 -> null
                401 -> Unauthorized
                404, 410 -> NotFound(path)
                422 -> Validation(body?.invalidFields.orEmpty())
                429 -> RateLimited(retryAfter?.toLongOrNull() ?: DEFAULT_RETRY_AFTER)
                in 500..599 -> Server(status, body?.message)
                else -> Unexpected(status)
            }
    }
}
