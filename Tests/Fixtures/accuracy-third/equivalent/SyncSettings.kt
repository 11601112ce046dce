package com.kestrelapps.settings

import android.content.SharedPreferences
import androidx.core.content.edit
import kotlin.properties.ReadWriteProperty
import kotlin.reflect.KProperty

private class Preference<T>(
    private val preferences: SharedPreferences,
    val key: String,
    private val fallback: T,
    private val read: SharedPreferences.(String, T) -> T,
    private val write: SharedPreferences.Editor.(String, T) -> Unit,
) : ReadWriteProperty<Any?, T> {
    override fun getValue(thisRef: Any?, property: KProperty<*>): T = preferences.read(key, fallback)
    override fun setValue(thisRef: Any?, property: KProperty<*>, value: T) = preferences.edit { write(key, value) }
}

private fun SharedPreferences.boolean(key: String, fallback: Boolean) =
    Preference(this, key, fallback, { k, d -> getBoolean(k, d) }, { k, v -> putBoolean(k, v) })

private fun SharedPreferences.int(key: String, fallback: Int) =
    Preference(this, key, fallback, { k, d -> getInt(k, d) }, { k, v -> putInt(k, v) })

private fun SharedPreferences.string(key: String, fallback: String) =
    Preference(this, key, fallback, { k, d -> getString(k, d) ?: d }, { k, v -> putString(k, v) })

enum class SyncWindow(val rawValue: String) {
    ALWAYS("always"), NIGHT("night"), NEVER("never");

    companion object {
        fun from(rawValue: String): SyncWindow? = entries.find { it.rawValue == rawValue }
    }
}

class SyncSettings(private val preferences: SharedPreferences) {

    var wifiOnly by preferences.boolean(WIFI_ONLY, true)
    var account by preferences.string("sync.account", "")
    private var storedInterval by preferences.int(INTERVAL, 30)
    private var storedWindow by preferences.string(WINDOW, SyncWindow.ALWAYS.rawValue)

    /** Kept within sensible limits when it is set. */
    var intervalMinutes: Int
        get() = storedInterval
        set(value) {
            storedInterval = value.coerceIn(15, 720)
        }

    var window: SyncWindow
        get() = SyncWindow.from(storedWindow) ?: SyncWindow.ALWAYS
        set(value) {
            storedWindow = value.rawValue
        }

    val isActive: Boolean
        get() = account.isNotEmpty() && window != SyncWindow.NEVER

    /** Back to the defaults; the account stays. */
    fun reset() = preferences.edit {
        listOf(WIFI_ONLY, INTERVAL, WINDOW).forEach { remove(it) }
    }

    private companion object {
        const val WIFI_ONLY = "sync.wifi_only"
        const val INTERVAL = "sync.interval_minutes"
        const val WINDOW = "sync.window"
    }
}
