package com.brightfern.cache

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import java.time.Duration
import java.time.Instant

@Serializable
data class CacheMetadataDto(
    @SerialName("etag") val etag: String? = null,
    @SerialName("stored_at") val storedAt: Long,
    @SerialName("ttl_seconds") val ttl: Long,
)

class CacheEntry(metadata: CacheMetadataDto, val body: String) {
    val etag: String? = metadata.etag?.takeIf { it.isNotEmpty() }
    val storedAt: Instant = Instant.ofEpochSecond(metadata.storedAt)
    val expiresAt: Instant = storedAt.plusMillis(maxOf(metadata.ttl, 0))

    fun isFresh(date: Instant): Boolean = date < expiresAt

    fun canServeStale(date: Instant, grace: Duration = Duration.ofSeconds(300)): Boolean =
        date < expiresAt + grace

    val conditionalHeaders: Map<String, String>
        get() = etag?.let { mapOf("If-None-Match" to it) }.orEmpty()
}
