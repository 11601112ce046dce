package io.beacon.core.storage

import android.content.Context
import android.content.SharedPreferences
import androidx.core.content.edit
import java.util.UUID

class SettingsStore(private val prefs: SharedPreferences) {

    constructor(context: Context) : this(
        context.getSharedPreferences("io.beacon.sdk", Context.MODE_PRIVATE),
    )

    val installId: String
        get() = prefs.getString(KEY_INSTALL_ID, null)
            ?: UUID.randomUUID().toString().also { created ->
                prefs.edit { putString(KEY_INSTALL_ID, created) }
            }

    var isOptedOut: Boolean
        get() = prefs.getBoolean(KEY_OPTED_OUT, false)
        set(value) = prefs.edit { putBoolean(KEY_OPTED_OUT, value) }

    var launchCount: Int
        get() = prefs.getInt(KEY_LAUNCH_COUNT, 0)
        private set(value) = prefs.edit { putInt(KEY_LAUNCH_COUNT, value) }

    var lastFlagsVersion: String?
        get() = prefs.getString(KEY_FLAGS_VERSION, null)
        set(value) = prefs.edit { putString(KEY_FLAGS_VERSION, value) }

    var lastUserId: String?
        get() = prefs.getString(KEY_LAST_USER_ID, null)
        set(value) = prefs.edit { putString(KEY_LAST_USER_ID, value) }

    val isFirstLaunch: Boolean
        get() = launchCount <= 1

    fun recordLaunch(): Int {
        launchCount += 1
        return launchCount
    }

    fun clearUser() {
        prefs.edit {
            remove(KEY_LAST_USER_ID)
            remove(KEY_FLAGS_VERSION)
        }
    }

    private companion object {
        const val KEY_INSTALL_ID = "beacon.install_id"
        const val KEY_OPTED_OUT = "beacon.opted_out"
        const val KEY_LAUNCH_COUNT = "beacon.launch_count"
        const val KEY_FLAGS_VERSION = "beacon.flags_version"
        const val KEY_LAST_USER_ID = "beacon.last_user_id"
    }
}
