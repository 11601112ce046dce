package fi.lumikki.prefs

import android.content.SharedPreferences
import androidx.core.content.edit

/** Lifts the stored preferences of older app versions to the current layout. */
class PreferencesMigrator(private val prefs: SharedPreferences) {

    private class Migration(
        val toVersion: Int,
        val change: SharedPreferences.Editor.(old: SharedPreferences) -> Unit,
    )

    /** The first release did not store a version. */
    val currentVersion: Int
        get() = prefs.getInt(VERSION_KEY, 1)

    /** Returns the versions that were reached on the way. */
    fun migrateIfNeeded(): List<Int> {
        val start = currentVersion
        return MIGRATIONS
            .filter { it.toVersion > start }
            .onEach { migration ->
                prefs.edit {
                    migration.change(this, prefs)
                    putInt(VERSION_KEY, migration.toVersion)
                }
            }
            .map { it.toVersion }
    }

    companion object {
        private const val VERSION_KEY = "prefs.version"

        private val MIGRATIONS = listOf(
            Migration(toVersion = 2) { old ->
                old.getString("user_name", null)?.let { name ->
                    putString("profile.display_name", name)
                    remove("user_name")
                }
            },
            Migration(toVersion = 3) { old ->
                if ("timeout_seconds" in old) {
                    putLong("net.timeout_ms", old.getInt("timeout_seconds", 0) * 1000L)
                    remove("timeout_seconds")
                }
            },
            Migration(toVersion = 4) { old ->
                putString("ui.theme", if (old.getBoolean("dark_mode", false)) "dark" else "system")
                remove("dark_mode")
            },
        )

        val latestVersion: Int get() = MIGRATIONS.last().toVersion
    }
}
