package com.longhaul.http

class HttpRequest(
    val method: String,
    val url: String,
    val headers: Map<String, String> = emptyMap(),
    val body: ByteArray? = null,
)

class HttpResponse(
    val status: Int,
    val headers: Map<String, String> = emptyMap(),
    val body: ByteArray = ByteArray(0),
)

fun interface Transport {
    suspend fun send(request: HttpRequest): HttpResponse
}

/** Repeats safe requests while the answer promises that a later try may work. */
class RetryingTransport(
    private val inner: Transport,
    private val maxRetries: Int = 2,
    private val pause: suspend (milliseconds: Long) -> Unit,
) : Transport {

    override suspend fun send(request: HttpRequest): HttpResponse {
        var response = inner.send(request)
        if (request.method !in SAFE_METHODS) return response

        for (retry in 0 until maxRetries) {
            if (response.status !in RETRYABLE_STATUSES) break
            pause(delayBefore(retry, response))
            response = inner.send(request)
        }
        return response
    }

    /** What the server asks for, but at most 20 s; else 250, 500, 1000 … ms. */
    private fun delayBefore(retry: Int, response: HttpResponse): Long =
        response.headers["retry-after"]
            ?.toLongOrNull()
            ?.takeIf { it >= 0 }
            ?.let { seconds -> minOf(seconds, 20) * 1000 }
            ?: (250L shl retry.coerceAtMost(6))

    private companion object {
        val RETRYABLE_STATUSES = setOf(408, 502, 503, 504)
        val SAFE_METHODS = setOf("GET", "HEAD", "PUT", "DELETE")
    }
}
