package com.meadow.settings

typealias SettingsStorage = Map<String, String>

class NewerSettingsException(val version: Int) :
    Exception("Settings version $version is newer than supported")

class SettingsMigrator {

    @Throws(NewerSettingsException::class)
    fun migrate(stored: SettingsStorage): SettingsStorage {
        val storage = stored.toMutableMap()
        var version = storage[VERSION_KEY]?.toIntOrNull() ?: 1

        if (version > CURRENT_VERSION) throw NewerSettingsException(version)

        while (version < CURRENT_VERSION) {
            when (version) {
                1 -> renameThemeKey(storage)
                2 -> convertReminderToMinutes(storage)
                3 -> splitNotificationSwitch(storage)
            }
            version++
        }
        storage[VERSION_KEY] = CURRENT_VERSION.toString()
        return storage
    }

    private fun renameThemeKey(storage: MutableMap<String, String>) {
        val dark = storage.remove("dark_mode") ?: return
        storage["theme"] = if (dark == "true") "dark" else "light"
    }

    private fun convertReminderToMinutes(storage: MutableMap<String, String>) {
        val hours = storage.remove("reminder_hours")?.toLongOrNull() ?: return
        storage["reminder_minutes"] = (hours * 60).toString()
    }

    private fun splitNotificationSwitch(storage: MutableMap<String, String>) {
        val enabled = storage.remove("notifications") ?: "true"
        listOf("push", "email").forEach { channel ->
            storage.putIfAbsent("notify_$channel", enabled)
        }
    }

    companion object {
        const val CURRENT_VERSION = 4
        private const val VERSION_KEY = "schema_version"
    }
}
