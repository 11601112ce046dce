package com.brightfern.sdk.signing

import kotlin.math.abs

class SignableRequest(
    val method: String,
    val path: String,
    val parameters: Map<String, String>,
    val timestamp: Long,
)

class RequestCanonicalizer {
    private val ignoredParameters = setOf("signature", "debug")

    fun canonicalString(request: SignableRequest): String =
        listOf(
            request.method.uppercase(),
            normalizedPath(request.path),
            canonicalQuery(request.parameters),
            request.timestamp.toString(),
        ).joinToString("\n")

    fun isWithinWindow(request: SignableRequest, now: Long, toleranceSeconds: Long = 300): Boolean =
        abs(now - request.timestamp) <= toleranceSeconds

    private fun canonicalQuery(parameters: Map<String, String>): String =
        parameters
            .filter { (key, value) -> key !in ignoredParameters && value.isNotEmpty() }
            .map { (key, value) -> "$key=$value" }
            .joinToString("&")

    private fun normalizedPath(path: String): String {
        val segments = path.split("/").filter { it.isNotEmpty() }
        return "/" + segments.joinToString("/")
    }
}
