package com.harbor.sdk.net

import java.security.MessageDigest
import java.time.Clock
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec

class SignableRequest(
    val method: String,
    val path: String,
    val query: Map<String, String>,
    val headers: Map<String, String>,
    val body: ByteArray,
)

class RequestSigner(
    val keyId: String,
    secret: ByteArray,
    private val clock: Clock = Clock.systemUTC(),
) {
    private val keySpec = SecretKeySpec(secret, ALGORITHM)

    fun headers(request: SignableRequest): Map<String, String> {
        val timestamp = clock.instant().epochSecond.toString()
        val mac = Mac.getInstance(ALGORITHM).apply { init(keySpec) }
        val code = mac.doFinal(canonicalString(request, timestamp).toByteArray())
        return mapOf(
            "X-Timestamp" to timestamp,
            "Authorization" to "HMAC $keyId:${code.toHex()}",
        )
    }

    fun canonicalString(request: SignableRequest, timestamp: String): String {
        val query = request.query
            .toSortedMap()
            .entries
            .joinToString("&") { (name, value) -> "$name=$value" }
        val headers = request.headers.entries.associate { (name, value) -> name.lowercase() to value.trim() }
        val digest = MessageDigest.getInstance("SHA-256").digest(request.body)

        return buildList {
            add(request.method.uppercase())
            add(request.path)
            add(query)
            SIGNED_HEADERS.forEach { name ->
                headers[name]?.let { add("$name:$it") }
            }
            add(timestamp)
            add(digest.toHex())
        }.joinToString("\n")
    }

    private fun ByteArray.toHex(): String = joinToString("") { "%02x".format(it) }

    companion object {
        private const val ALGORITHM = "HmacSHA256"
        val SIGNED_HEADERS = listOf("content-type", "host", "x-device-id")
    }
}
