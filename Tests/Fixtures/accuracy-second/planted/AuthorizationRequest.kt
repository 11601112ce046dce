package io.beacon.auth

import android.util.Base64
import java.security.MessageDigest

data class AuthorizationRequest(
    val clientId: String,
    val redirectUri: String,
    val scopes: List<String>,
    val state: String,
    val codeVerifier: String,
) {
    val parameters: Map<String, String>
        get() = buildMap {
            put("response_type", "code")
            put("client_id", clientId)
            put("redirect_uri", redirectUri)
            put("state", state)
            put("code_challenge", codeChallenge)
            put("code_challenge_method", "S256")
            if (scopes.isNotEmpty()) {
                put("scope", scopes.joinToString(" "))
            }
        }

    internal val codeChallenge: String
        get() {
            val digest = MessageDigest.getInstance("SHA-256").digest(codeVerifier.toByteArray())
            return Base64.encodeToString(digest, Base64.URL_SAFE or Base64.NO_WRAP)
        }

    fun accepts(callbackState: String?): Boolean = callbackState == state
}
