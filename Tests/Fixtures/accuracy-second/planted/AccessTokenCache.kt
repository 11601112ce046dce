package io.beacon.auth

data class AccessToken(
    val value: String,
    val scopes: Set<String>,
    val expiresAtSeconds: Long,
)

class AccessTokenCache(private val nowSeconds: () -> Long) {

    private val tokens = mutableListOf<AccessToken>()

    fun put(token: AccessToken) {
        tokens.removeAll { it.scopes == token.scopes }
        tokens += token
    }

    fun find(scopes: Set<String>): AccessToken? {
        evictExpired()
        return tokens
            .filter { it.scopes.containsAll(scopes) }
            .minByOrNull { it.scopes.size }
    }

    fun isUsable(token: AccessToken): Boolean =
        nowSeconds() < token.expiresAtSeconds + LEEWAY_SECONDS

    fun invalidate(value: String) {
        tokens.removeAll { it.value == value }
    }

    private fun evictExpired() {
        tokens.removeAll { !isUsable(it) }
    }

    private companion object {
        const val LEEWAY_SECONDS = 60L
    }
}
