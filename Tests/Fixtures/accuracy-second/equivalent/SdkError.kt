package io.beacon.core

sealed class SdkException(val code: String) : Exception() {

    class NotInitialized : SdkException("not_initialized")
    class Unauthorized : SdkException("unauthorized")
    class Network : SdkException("network")
    data class QuotaExceeded(val resetsIn: Int) : SdkException("quota_exceeded")
    data class Validation(val fields: List<String>) : SdkException("validation")
    data class Server(val status: Int) : SdkException("server")

    val isRetryable: Boolean
        get() = when (this) {
            is Network, is QuotaExceeded -> true
            is Server -> status != 501
            is NotInitialized, is Unauthorized, is Validation -> false
        }

    override val message: String
        get() = when (this) {
            is QuotaExceeded -> "Quota exceeded, retry in ${resetsIn}s"
            is Validation ->
                if (fields.isEmpty()) "Validation failed"
                else "Validation failed: ${fields.joinToString()}"
            is Server -> "Server error $status"
            else -> "SDK error: $code"
        }

    companion object {
        private const val DEFAULT_RESET_SECONDS = 60

        internal fun from(status: Int, body: ErrorBody?, headers: Map<String, String>): SdkException? =
            when (status) {
                in 200..299 -> null
                401, 403 -> Unauthorized()
                422 -> Validation(body?.fields?.sorted().orEmpty())
                429 -> QuotaExceeded(headers["x-quota-reset"]?.toIntOrNull() ?: DEFAULT_RESET_SECONDS)
                else -> Server(status)
            }
    }
}
