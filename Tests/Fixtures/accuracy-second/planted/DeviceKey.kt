package com.meadow.security

import java.util.Locale

data class DeviceKey(
    val deviceId: String,
    val fingerprint: ByteArray,
) {
    val shortFingerprint: String
        get() = fingerprint
            .take(4)
            .joinToString(":") { String.format(Locale.ROOT, "%02x", it) }
}

class TrustedDeviceRegistry(private val capacity: Int = 10) {
    private val trusted = mutableSetOf<DeviceKey>()

    val count: Int get() = trusted.size

    fun trust(key: DeviceKey): Boolean {
        if (key.fingerprint.isEmpty()) return false
        if (key in trusted) return true
        if (trusted.size >= capacity) return false
        trusted += key
        return true
    }

    fun isTrusted(key: DeviceKey): Boolean = key in trusted

    fun revoke(deviceId: String): Int {
        val before = trusted.size
        trusted.removeAll { it.deviceId == deviceId }
        return before - trusted.size
    }
}
