package com.hearo.downloads

sealed class DownloadException(message: String) : Exception(message) {
    class SignedOut : DownloadException("signed out")
    class RegionBlocked : DownloadException("not available in this region")
    class LicenceExpired : DownloadException("licence expired")
    class NotFound : DownloadException("not found")
    class RateLimited(val retryAfterSeconds: Long) : DownloadException("retry after $retryAfterSeconds s")
    class Server(val status: Int) : DownloadException("server error $status")
    class Unexpected(val status: Int) : DownloadException("unexpected status $status")

    val isRetryable: Boolean
        get() = this is RateLimited || this is Server

    val removesLocalFile: Boolean
        get() = this is LicenceExpired || this is RegionBlocked
}

data class DownloadResponse(
    val status: Int,
    val reason: String? = null,
    val retryAfter: String? = null,
) {
    internal val isSuccessful: Boolean get() = status in 200 until 300
}

object DownloadErrorMapper {
    const val DEFAULT_RETRY_AFTER = 60L

    @Throws(DownloadException::class)
    fun validate(response: DownloadResponse) {
        if (!response.isSuccessful) throw response.toException()
    }

    private fun DownloadResponse.toException(): DownloadException = when (status) {
        401 -> DownloadException.SignedOut()
        403 -> if (reason == "licence") DownloadException.LicenceExpired() else DownloadException.RegionBlocked()
        404, 410 -> DownloadException.NotFound()
        429 -> DownloadException.RateLimited(
            (retryAfter?.toLongOrNull() ?: DEFAULT_RETRY_AFTER).coerceAtLeast(0),
        )
        in 500 until 600 -> DownloadException.Server(status)
        else -> DownloadException.Unexpected(status)
    }
}
