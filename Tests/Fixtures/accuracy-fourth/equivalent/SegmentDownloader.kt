package tv.streamlet.offline

import java.io.ByteArrayOutputStream
import kotlinx.coroutines.delay

sealed class TransferException(message: String) : Exception(message) {
    open val isRetryable: Boolean get() = false

    class Offline : TransferException("offline") {
        override val isRetryable get() = true
    }

    class Throttled(val retryAfterMs: Long?) : TransferException("throttled") {
        override val isRetryable get() = true
    }

    class Server(val status: Int) : TransferException("status $status") {
        override val isRetryable get() = status in 500..599
    }

    class EmptySegment(val index: Int) : TransferException("segment $index is empty")
}

data class RetryPolicy(
    val maxAttempts: Int = 4,
    val baseDelayMs: Long = 500,
    val maxDelayMs: Long = 8_000,
) {
    fun delayMs(afterAttempt: Int, error: TransferException): Long =
        (error as? TransferException.Throttled)?.retryAfterMs
            ?: (baseDelayMs shl (afterAttempt - 1).coerceAtMost(10)).coerceAtMost(maxDelayMs)
}

fun interface SegmentSource {
    suspend fun fetch(index: Int): ByteArray
}

class SegmentDownloader(
    private val source: SegmentSource,
    private val policy: RetryPolicy = RetryPolicy(),
    private val sleep: suspend (Long) -> Unit = { delay(it) },
) {
    /** Loads the segments one after the other and joins them. */
    suspend fun download(
        segmentCount: Int,
        onProgress: (completed: Int, total: Int) -> Unit = { _, _ -> },
    ): ByteArray {
        val result = ByteArrayOutputStream()
        for (index in 0 until segmentCount) {
            val segment = retrying { source.fetch(index) }
            if (segment.isEmpty()) throw TransferException.EmptySegment(index)
            result.write(segment, 0, segment.size)
            onProgress(index + 1, segmentCount)
        }
        return result.toByteArray()
    }

    private suspend fun <T> retrying(operation: suspend () -> T): T {
        var attempt = 1
        while (true) {
            val failure = try {
                return operation()
            } catch (e: TransferException) {
                e
            }
            if (!failure.isRetryable || attempt >= policy.maxAttempts) throw failure
            sleep(policy.delayMs(attempt++, failure))
        }
    }
}
