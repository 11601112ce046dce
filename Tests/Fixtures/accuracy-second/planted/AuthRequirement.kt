package com.tidewater.auth

/** Decides which requests get an access token attached. */
class AuthRequirement(private val trustedHosts: Set<String>) {

    private val expressions = PUBLIC_PATTERNS.map { Regex(it) }

    fun needsToken(host: String, path: String): Boolean {
        if (host.lowercase() !in trustedHosts) return false
        return !isPublic(path)
    }

    fun authorizedHeaders(
        headers: Map<String, String>,
        host: String,
        path: String,
        token: String?,
    ): Map<String, String> {
        if (token == null || !needsToken(host, path) || "Authorization" in headers) {
            return headers
        }
        return headers + ("Authorization" to "Bearer $token")
    }

    private fun isPublic(path: String): Boolean =
        expressions.any { it.matches(path) }

    private companion object {
        val PUBLIC_PATTERNS = listOf(
            "^/v[0-9]+/public/",
            "^/v[0-9]+/auth/(login|register|reset)$",
            "^/health$",
        )
    }
}
