package com.rivo.network

data class FieldError(val field: String, val code: String)

sealed class ApiError : Exception() {
    object Unauthorized : ApiError()
    data class Forbidden(val code: String?) : ApiError()
    object NotFound : ApiError()
    data class Validation(val errors: List<FieldError>) : ApiError()
    data class RateLimited(val retryAfterSeconds: Int?) : ApiError()
    data class Server(val status: Int) : ApiError()
    data class Unexpected(val status: Int) : ApiError()

    val isRetryable: Boolean
        get() = this is RateLimited || (this is Server && status != 501)

    companion object {
        private const val RETRY_AFTER = "retry-after"
        private val SECONDS = Regex("[0-9]{1,9}")

        /** Returns `null` for successful responses. */
        fun from(
            status: Int,
            headers: List<Pair<String, String>> = emptyList(),
            code: String? = null,
            fieldErrors: List<FieldError> = emptyList(),
        ): ApiError? = when (status) {
            in 200..299 -> null
            401 -> Unauthorized
            403 -> Forbidden(code)
            404, 410 -> NotFound
            400, 422 -> if (fieldErrors.isNotEmpty()) Validation(fieldErrors) else Unexpected(status)
            429 -> RateLimited(headers.retryAfter())
            in 500..599 -> Server(status)
            else -> Unexpected(status)
        }

        private fun List<Pair<String, String>>.retryAfter(): Int? =
            firstOrNull { (name, _) -> name.lowercase() == RETRY_AFTER }
                ?.second
                ?.trim(' ', '\t')
                ?.takeIf(SECONDS::matches)
                ?.toInt()
    }
}
