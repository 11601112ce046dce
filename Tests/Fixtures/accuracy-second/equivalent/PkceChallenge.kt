package io.beacon.auth

import java.security.MessageDigest
import java.security.SecureRandom
import java.util.Base64

sealed class PkceException(message: String) : Exception(message) {
    class InvalidVerifier : PkceException("invalid code verifier")
}

@ConsistentCopyVisibility
data class PkceChallenge private constructor(val verifier: String, val challenge: String) {

    val authorizationParameters: Map<String, String>
        get() = mapOf(
            "code_challenge" to challenge,
            "code_challenge_method" to METHOD,
        )

    companion object {
        const val METHOD = "S256"
        private const val ALLOWED =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        private val encoder = Base64.getUrlEncoder().withoutPadding()

        operator fun invoke(verifier: String): PkceChallenge {
            if (verifier.length !in 43..128 || !verifier.all { it in ALLOWED }) {
                throw PkceException.InvalidVerifier()
            }
            val digest = MessageDigest.getInstance("SHA-256").digest(verifier.toByteArray())
            return PkceChallenge(verifier, encoder.encodeToString(digest))
        }

        fun generate(): PkceChallenge {
            val bytes = ByteArray(32).also { SecureRandom().nextBytes(it) }
            return invoke(encoder.encodeToString(bytes))
        }
    }
}
