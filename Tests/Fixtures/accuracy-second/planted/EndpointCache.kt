package com.tidewater.net

import java.time.Clock
import java.time.Duration
import java.time.Instant
import okio.ByteString

interface Endpoint {
    val path: String

    val timeToLive: Duration
        get() = Duration.ofSeconds(120)

    val cacheKey: String
        get() = "GET:$path"
}

data class CatalogEndpoint(val section: String) : Endpoint {
    override val path get() = "/catalog/$section"
    override val timeToLive: Duration get() = Duration.ofSeconds(900)
}

data class AccountEndpoint(val accountId: String) : Endpoint {
    override val path get() = "/account/summary"
    override val cacheKey get() = "GET:$path#$accountId"
}

class EndpointCache(private val clock: Clock = Clock.systemUTC()) {

    private class Entry(val body: ByteString, val expiresAt: Instant)

    private val entries = mutableMapOf<String, Entry>()

    fun body(endpoint: Endpoint): ByteString? =
        entries[endpoint.cacheKey]
            ?.takeIf { it.expiresAt > clock.instant() }
            ?.body

    fun store(body: ByteString, endpoint: Endpoint) {
        if (endpoint.timeToLive <= Duration.ZERO) return
        entries[endpoint.cacheKey] = Entry(body, clock.instant().plus(endpoint.timeToLive))
    }

    fun invalidate(endpoint: Endpoint) {
        entries.remove(endpoint.cacheKey)
    }
}
