package com.courier.delivery

sealed interface TransportResult {
    data class Response(val status: Int, val retryAfterMillis: Long?) : TransportResult
    object Timeout : TransportResult
    object Offline : TransportResult
}

sealed interface DeliveryVerdict {
    object Delivered : DeliveryVerdict
    data class RetryLater(val afterMillis: Long) : DeliveryVerdict
    object SplitBatch : DeliveryVerdict
    data class Drop(val reason: String) : DeliveryVerdict
}

/** Decides what happens to a batch of events after an upload attempt. */
class ResponseInterpreter(private val defaultBackoffMillis: Long = 5_000) {

    fun verdict(result: TransportResult, batchSize: Int): DeliveryVerdict = when (result) {
        TransportResult.Offline -> DeliveryVerdict.RetryLater(defaultBackoffMillis)
        TransportResult.Timeout ->
            if (batchSize > 1) DeliveryVerdict.SplitBatch
            else DeliveryVerdict.RetryLater(2 * defaultBackoffMillis)
        is TransportResult.Response -> result.toVerdict()
    }

    private fun TransportResult.Response.toVerdict(): DeliveryVerdict = when (status) {
        in 200..299 -> DeliveryVerdict.Delivered
        408, 429 -> DeliveryVerdict.RetryLater(retryAfterMillis ?: defaultBackoffMillis)
        413 -> DeliveryVerdict.SplitBatch
        in 400..499 -> DeliveryVerdict.Drop("rejected with $status")
        in 500..599 -> DeliveryVerdict.RetryLater(retryAfterMillis ?: (4 * defaultBackoffMillis))
        else -> DeliveryVerdict.Drop("unexpected status $status")
    }
}
