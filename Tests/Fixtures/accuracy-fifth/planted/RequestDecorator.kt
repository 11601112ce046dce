package com.atlascard.http

import java.util.UUID

data class HttpRequest(
    val method: String,
    val path: String,
    val headers: MutableMap<String, String> = mutableMapOf(),
    val body: String? = null,
) {
    val isWrite: Boolean get() = method in WRITE_METHODS

    private companion object {
        val WRITE_METHODS = setOf("POST", "PUT", "PATCH", "DELETE")
    }
}

/** Adds what every call to the banking backend needs. */
class RequestDecorator(
    private val appVersion: String,
    private val deviceId: String,
    private val makeId: () -> String = { UUID.randomUUID().toString() },
) {
    /** Every attempt gets its own request id; the idempotency key is kept when there is one. */
    fun decorate(request: HttpRequest, accessToken: String?): HttpRequest =
        request.copy().apply {
            headers["X-App-Version"] = appVersion
            headers["X-Device-Id"] = deviceId
            headers["X-Request-Id"] = makeId()
            accessToken?.let { headers["Authorization"] = "Bearer $it" }
            if (isWrite) headers.getOrPut("Idempotency-Key") { makeId() }
        }
}
