package com.tinyarcade.settings

import android.content.SharedPreferences
import androidx.core.content.edit
import kotlin.properties.ReadWriteProperty
import kotlin.reflect.KProperty

enum class Theme(val key: String) {
    SYSTEM("system"), LIGHT("light"), DARK("dark")
}

class GameSettings(private val prefs: SharedPreferences) {

    var soundEnabled: Boolean by flag(KEY_SOUND, default = true)
    var hapticsEnabled: Boolean by flag(KEY_HAPTICS, default = false)

    var musicVolume: Int
        get() = prefs.getInt(KEY_VOLUME, 70)
        set(value) = prefs.edit { putInt(KEY_VOLUME, value.coerceIn(0, 100)) }

    var theme: Theme
        get() {
            val stored = prefs.getString(KEY_THEME, null)
            return Theme.values().firstOrNull { it.key == stored } ?: Theme.SYSTEM
        }
        set(value) = prefs.edit { putString(KEY_THEME, value.key) }

    /** Setting `null` or a blank name forgets the player. */
    var playerName: String?
        get() = prefs.getString(KEY_PLAYER, null)
        set(value) = prefs.edit {
            val name = value?.trim()
            if (name.isNullOrEmpty()) remove(KEY_PLAYER) else putString(KEY_PLAYER, name)
        }

    val isSilent: Boolean
        get() = !soundEnabled || musicVolume == 0

    fun resetAll() = prefs.edit {
        ALL_KEYS.forEach { remove(it) }
    }

    private fun flag(key: String, default: Boolean) = object : ReadWriteProperty<Any?, Boolean> {
        override fun getValue(thisRef: Any?, property: KProperty<*>) = prefs.getBoolean(key, default)

        override fun setValue(thisRef: Any?, property: KProperty<*>, value: Boolean) =
            prefs.edit { putBoolean(key, value) }
    }

    private companion object {
        const val KEY_SOUND = "sound_enabled"
        const val KEY_HAPTICS = "haptics_enabled"
        const val KEY_VOLUME = "music_volume"
        const val KEY_THEME = "theme"
        const val KEY_PLAYER = "player_name"
        val ALL_KEYS = listOf(KEY_SOUND, KEY_HAPTICS, KEY_VOLUME, KEY_THEME, KEY_PLAYER)
    }
}
