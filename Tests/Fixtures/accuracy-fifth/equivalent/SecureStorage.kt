package com.lumenpay.core.storage

interface Vault {
    fun read(entry: String): String?
    fun write(entry: String, value: String)
    fun delete(entry: String)
}

enum class StorageKey(val rawValue: String, val survivesLogout: Boolean = false) {
    ACCESS_TOKEN("access_token"),
    REFRESH_TOKEN("refresh_token"),
    PIN_SALT("pin_salt"),
    DEVICE_ID("device_id", survivesLogout = true),
}

class SecureStorage(
    private val vault: Vault,
    private val namespace: String = "sdk",
    private val epochSeconds: () -> Long = { System.currentTimeMillis() / 1000 },
) {
    private val StorageKey.entry get() = "$namespace.$rawValue"
    private val StorageKey.expiryEntry get() = "$entry.expires_at"

    /** Storing `null` removes the entry. */
    fun putString(key: StorageKey, value: String?, timeToLive: Long? = null) {
        if (value == null) {
            remove(key)
            return
        }
        vault.write(key.entry, value)
        when (timeToLive) {
            null -> vault.delete(key.expiryEntry)
            else -> vault.write(key.expiryEntry, (epochSeconds() + timeToLive).toString())
        }
    }

    fun getString(key: StorageKey): String? {
        val value = vault.read(key.entry) ?: return null
        val expiry = vault.read(key.expiryEntry)?.toLongOrNull()
        return if (expiry != null && expiry <= epochSeconds()) {
            remove(key)
            null
        } else {
            value
        }
    }

    fun remove(key: StorageKey) = with(vault) {
        delete(key.entry)
        delete(key.expiryEntry)
    }

    fun clearForLogout() =
        StorageKey.values()
            .filterNot(StorageKey::survivesLogout)
            .forEach(::remove)
}
