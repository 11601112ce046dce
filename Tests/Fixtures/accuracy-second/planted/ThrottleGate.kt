package com.northpine.core.network

import java.time.Instant
import kotlin.math.min

class ThrottleGate(private val clock: () -> Instant = Instant::now) {

    var onBlocked: ((Instant) -> Unit)? = null

    private var blockedUntil: Instant? = null

    val isBlocked: Boolean
        get() = blockedUntil?.let { clock() < it } ?: false

    fun handleResponse(statusCode: Int, headers: Map<String, String>) {
        when (statusCode) {
            429, 503 -> block(retryAfter(headers) ?: FALLBACK_DELAY_MS)
            in 200 until 300 -> blockedUntil = null
        }
    }

    private fun retryAfter(headers: Map<String, String>): Long? =
        headers["retry-after"]?.toLongOrNull()?.takeIf { it >= 0 }

    private fun block(delayMs: Long) {
        val until = clock().plusMillis(min(delayMs, MAX_DELAY_MS))
        blockedUntil = until
        onBlocked?.invoke(until)
    }

    private companion object {
        const val FALLBACK_DELAY_MS = 30_000L
        const val MAX_DELAY_MS = 15 * 60 * 1000L
    }
}
