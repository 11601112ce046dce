package io.lumen.sdk.http

import java.time.Clock
import java.time.Instant
import okio.ByteString

interface IETagStorage {
    fun entry(key: String): ETagEntry?
    fun save(entry: ETagEntry, key: String)
    fun delete(key: String)
}

data class ETagEntry(
    val etag: String,
    val body: ByteString,
    val storedAt: Instant,
)

sealed class ConditionalResult {
    data class Fresh(val body: ByteString) : ConditionalResult()
    data class NotModified(val body: ByteString) : ConditionalResult()
    data object Gone : ConditionalResult()
}

sealed class ConditionalException(message: String) : Exception(message) {
    class MissingCachedBody : ConditionalException("304 without a cached body")
    data class UnexpectedStatus(val status: Int) : ConditionalException("unexpected status $status")
}

class ConditionalFetcher(
    private val transport: ITransport,
    private val storage: IETagStorage,
    private val clock: Clock = Clock.systemUTC(),
) {
    suspend fun fetch(path: String): ConditionalResult {
        val cached = storage.entry(path)
        val headers = buildMap {
            put("Accept", "application/json")
            cached?.let { put("If-None-Match", it.etag) }
        }

        val response = transport.get(path, headers)
        return when (val status = response.status) {
            200 -> {
                val etag = response.header("ETag")?.takeUnless(::isWeakAndEmpty)
                if (etag == null) {
                    storage.delete(path)
                } else {
                    storage.save(ETagEntry(etag, response.body, clock.instant()), path)
                }
                ConditionalResult.Fresh(response.body)
            }
            304 -> {
                val entry = cached ?: throw ConditionalException.MissingCachedBody()
                storage.save(entry.copy(storedAt = clock.instant()), path)
                ConditionalResult.NotModified(entry.body)
            }
            404, 410 -> {
                storage.delete(path)
                ConditionalResult.Gone
            }
            else -> throw ConditionalException.UnexpectedStatus(status)
        }
    }

    private fun isWeakAndEmpty(etag: String): Boolean =
        etag.isEmpty() || etag == "W/\"\"" || etag == "\"\""
}
