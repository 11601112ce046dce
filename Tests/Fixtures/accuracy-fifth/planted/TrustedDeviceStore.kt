package com.brightwater.auth.device

data class TrustedDevice(
    val id: String,
    val name: String,
    val trustedUntilMillis: Long,
)

/** Remembers devices on which the second factor may be skipped for a while. */
class TrustedDeviceStore(
    private val maxDevices: Int = 5,
    private val clock: () -> Long = System::currentTimeMillis,
) {
    private val devices = mutableListOf<TrustedDevice>()

    val count: Int get() = devices.size

    /** The device that was trusted first has to go when there are too many. */
    fun trust(id: String, name: String, days: Int = 30): TrustedDevice {
        val lifetimeMillis = days * 24 * 60 * 60 * 1000
        return TrustedDevice(id, name, trustedUntilMillis = clock() + lifetimeMillis).also {
            revoke(id)
            devices += it
            if (devices.size > maxDevices) devices.removeAt(0)
        }
    }

    fun isTrusted(id: String): Boolean =
        devices.find { it.id == id }?.let { clock() < it.trustedUntilMillis } ?: false

    fun revoke(id: String) {
        devices.removeAll { it.id == id }
    }

    fun purgeExpired() {
        val now = clock()
        devices.removeAll { it.trustedUntilMillis <= now }
    }
}
