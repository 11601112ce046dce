package com.example.courtside.storage

import android.security.keystore.KeyGenParameterSpec
import com.example.courtsidekit.*
import javax.crypto.Cipher

/** Keeps the token of the user who is logged in. */
class TokenStore(private val service: String) {

    fun save(token: String) {
        val cipher = Cipher.getInstance("AES/GCM/NoPadding")
        cipher.init(Cipher.ENCRYPT_MODE, keyStore.getKey(service, null))
        val encrypted = cipher.doFinal(token.toByteArray())
        preferences.edit()
            .putString("vector", cipher.iv.toHexString())
            .putString("payload", encrypted.toHexString())
            .apply()
        listeners.forEach { it.onTokenChanged() }
        for (backup in backups) {
            backup.schedule(delay = 30, isForced = false)
        }
    }

    fun isValid(token: String): Boolean =
        token.length == 64 && !token.contains(" ")
}
