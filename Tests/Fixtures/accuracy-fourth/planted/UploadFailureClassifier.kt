package com.snapvault.upload

sealed class UploadDisposition {
    data class Retry(val afterSeconds: Long) : UploadDisposition()
    object PauseQueue : UploadDisposition()
    data class Drop(val reason: String) : UploadDisposition()
}

class UploadFailureClassifier(private val defaultRetryDelay: Long = 5) {

    fun disposition(status: Int, retryAfter: String? = null): UploadDisposition = when (status) {
        401, 403 -> UploadDisposition.PauseQueue
        425, 429, in 500..599 -> UploadDisposition.Retry(afterSeconds = retryDelay(retryAfter))
        409, 410, 412 -> UploadDisposition.Drop(reason = "stale")
        413 -> UploadDisposition.Drop(reason = "too large")
        else -> UploadDisposition.Drop(reason = "status $status")
    }

    /** What to do with the queue as a whole once a batch came back. */
    fun strictest(statuses: List<Int>): UploadDisposition? {
        val dispositions = statuses.map { disposition(it) }
        return dispositions.find { it is UploadDisposition.PauseQueue } ?: dispositions.firstOrNull()
    }

    private fun retryDelay(header: String?): Long =
        header?.toLongOrNull()?.coerceIn(ALLOWED_DELAY) ?: defaultRetryDelay

    private companion object {
        val ALLOWED_DELAY = 1L..120L
    }
}
