package com.lumenpay.client

sealed class SdkError(message: String) : Exception(message) {

    object Unauthorized : SdkError("The API key was not accepted")

    data class NotFound(val path: String) : SdkError("Nothing found at $path")

    data class RateLimited(val retryAfterSeconds: Long?) : SdkError(
        "Too many requests" + retryAfterSeconds?.let { ", retry in $it s" }.orEmpty()
    )

    data class Rejected(val status: Int) : SdkError("Request rejected ($status)")

    data class Server(val status: Int) : SdkError("Server failure ($status)")

    data class Unexpected(val status: Int) : SdkError("Unexpected status $status")

    val isRetryable: Boolean
        get() = this is RateLimited || (this is Server && status != NOT_IMPLEMENTED)

    companion object {
        private const val NOT_IMPLEMENTED = 501

        /** `null` means the response was a success. */
        fun from(status: Int, path: String, retryAfter: String? = null): SdkError? = when (status) {
            in 200..299 -> null
            401, 403 -> Unauthorized
            404 -> NotFound(path)
            429 -> RateLimited(retryAfter?.parseSeconds())
            in 400..499 -> Rejected(status)
            in 500..599 -> Server(status)
            else -> Unexpected(status)
        }

        private fun String.parseSeconds(): Long? =
            takeIf { text -> text.all { it in '0'..'9' } }?.toLongOrNull()
    }
}
