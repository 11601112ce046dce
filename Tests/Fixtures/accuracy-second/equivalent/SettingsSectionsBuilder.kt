package com.pacefield.settings

data class SettingsRow(
    val id: String,
    val titleKey: String,
    val accessory: Accessory = Accessory.Disclosure,
    val isDestructive: Boolean = false,
) {
    sealed class Accessory {
        object None : Accessory()
        object Disclosure : Accessory()
        data class Toggle(val isOn: Boolean) : Accessory()
        data class Value(val text: String) : Accessory()
    }
}

data class SettingsSection(val titleKey: String?, val rows: List<SettingsRow>)

class SettingsSectionsBuilder(
    private val user: UserProfile?,
    private val preferences: PreferencesReader,
    private val appVersion: String,
    private val isDebugBuild: Boolean,
) {
    fun build(): List<SettingsSection> =
        listOfNotNull(accountSection(), preferencesSection(), aboutSection(), debugSection())
            .filter { it.rows.isNotEmpty() }

    private fun accountSection(): SettingsSection {
        if (user == null) {
            return SettingsSection(
                titleKey = "settings.account",
                rows = listOf(SettingsRow("sign_in", "settings.sign_in")),
            )
        }
        val rows = buildList {
            add(SettingsRow("profile", "settings.profile", SettingsRow.Accessory.Value(user.displayName)))
            add(SettingsRow("email", "settings.email", SettingsRow.Accessory.Value(user.email ?: "–")))
            if (user.isSubscriber) {
                add(SettingsRow("manage_plan", "settings.manage_plan"))
            } else {
                add(SettingsRow("upgrade", "settings.upgrade"))
            }
            add(
                SettingsRow(
                    id = "sign_out",
                    titleKey = "settings.sign_out",
                    accessory = SettingsRow.Accessory.None,
                    isDestructive = true,
                )
            )
        }
        return SettingsSection("settings.account", rows)
    }

    private fun preferencesSection(): SettingsSection {
        val rows = buildList {
            add(SettingsRow("push", "settings.push", SettingsRow.Accessory.Toggle(preferences.isPushEnabled)))
            if (preferences.isPushEnabled) {
                add(
                    SettingsRow(
                        id = "quiet_hours",
                        titleKey = "settings.quiet_hours",
                        accessory = SettingsRow.Accessory.Toggle(preferences.isQuietHoursEnabled),
                    )
                )
            }
            add(SettingsRow("units", "settings.units", SettingsRow.Accessory.Value(preferences.units.rawValue)))
        }
        return SettingsSection("settings.preferences", rows)
    }

    private fun aboutSection() = SettingsSection(
        titleKey = null,
        rows = listOf(
            SettingsRow("terms", "settings.terms"),
            SettingsRow("privacy", "settings.privacy"),
            SettingsRow("version", "settings.version", SettingsRow.Accessory.Value(appVersion)),
        ),
    )

    private fun debugSection(): SettingsSection? =
        if (isDebugBuild) {
            SettingsSection("Debug", listOf(SettingsRow("flags", "Feature flags")))
        } else {
            null
        }
}
