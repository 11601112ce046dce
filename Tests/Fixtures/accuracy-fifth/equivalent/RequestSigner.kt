package io.hanse.sdk.net

import java.net.URLEncoder
import java.security.MessageDigest
import java.time.Clock
import java.util.Base64
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec

class RequestSigner(
    val keyId: String,
    secret: ByteArray,
    private val clock: Clock = Clock.systemUTC(),
) {
    init {
        require(secret.isNotEmpty()) { "secret must not be empty" }
    }

    private val key = SecretKeySpec(secret, ALGORITHM)

    /** Returns the headers that have to be added to the request. */
    fun sign(
        method: String,
        path: String,
        query: List<Pair<String, String>> = emptyList(),
        body: ByteArray? = null,
    ): Map<String, String> {
        val timestamp = clock.instant().epochSecond.toString()
        val canonical = listOf(
            method.uppercase(),
            path.ifEmpty { "/" },
            canonicalQuery(query),
            timestamp,
            (body ?: ByteArray(0)).hexDigest(),
        ).joinToString("\n")

        val mac = Mac.getInstance(ALGORITHM).apply { init(key) }.doFinal(canonical.toByteArray())
        return mapOf(
            "X-Key-Id" to keyId,
            "X-Timestamp" to timestamp,
            "X-Signature" to Base64.getEncoder().encodeToString(mac),
        )
    }

    private fun canonicalQuery(query: List<Pair<String, String>>): String =
        query.map { (name, value) -> name.encoded() to value.encoded() }
            .sortedWith(compareBy({ it.first }, { it.second }))
            .joinToString("&") { (name, value) -> "$name=$value" }

    private fun String.encoded(): String =
        URLEncoder.encode(this, "UTF-8")
            .replace("+", "%20")
            .replace("*", "%2A")
            .replace("%7E", "~")

    private fun ByteArray.hexDigest(): String =
        MessageDigest.getInstance("SHA-256").digest(this).joinToString("") { "%02x".format(it) }

    private companion object {
        const val ALGORITHM = "HmacSHA256"
    }
}
