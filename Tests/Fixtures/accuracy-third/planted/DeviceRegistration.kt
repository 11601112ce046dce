package com.beacon.push

import android.content.SharedPreferences
import androidx.core.content.edit

data class DeviceInfo(
    val installationId: String,
    val appVersion: String,
    val osVersion: String,
    val languageTag: String,
    val utcOffsetMinutes: Int,
)

data class PushRegistration(val path: String, val fields: Map<String, String>)

/** Decides whether the backend has to hear about this device again, and builds the request. */
class DeviceRegistration(private val prefs: SharedPreferences) {

    /** `null` if the backend knows everything already. */
    fun pendingRequest(device: DeviceInfo, pushToken: String?): PushRegistration? {
        if (pushToken.isNullOrEmpty()) return null
        val registration = PushRegistration(
            path = "/v1/devices/${device.installationId}",
            fields = fieldsOf(device, pushToken),
        )
        return registration.takeIf { it.fingerprint() != prefs.getString(KEY_FINGERPRINT, null) }
    }

    fun onRegistered(registration: PushRegistration) = prefs.edit {
        putString(KEY_FINGERPRINT, registration.fingerprint())
    }

    fun forget() = prefs.edit { remove(KEY_FINGERPRINT) }

    private fun fieldsOf(device: DeviceInfo, pushToken: String): Map<String, String> = mapOf(
        "platform" to PLATFORM,
        "push_token" to pushToken,
        "app_version" to device.appVersion,
        "os_version" to device.osVersion,
        "language" to device.languageTag,
    )

    private fun PushRegistration.fingerprint(): String =
        fields.toSortedMap().entries.joinToString("|") { (key, value) -> "$key=$value" }

    private companion object {
        const val PLATFORM = "mobile"
        const val KEY_FINGERPRINT = "push.registered_fingerprint"
    }
}
