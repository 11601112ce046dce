import Foundation

struct SettingsRow: Equatable {
    enum Accessory: Equatable {
        case none
        case disclosure
        case toggle(isOn: Bool)
        case value(String)
    }

    let id: String
    let titleKey: String
    var accessory: Accessory = .disclosure
    var isDestructive = false
}

struct SettingsSection: Equatable {
    let titleKey: String?
    let rows: [SettingsRow]
}

struct SettingsSectionsBuilder {
    let user: UserProfile?
    let preferences: PreferencesReading
    let appVersion: String
    let isDebugBuild: Bool

    func build() -> [SettingsSection] {
        [accountSection(), preferencesSection(), aboutSection(), debugSection()]
            .compactMap { $0 }
            .filter { !$0.rows.isEmpty }
    }

    private func accountSection() -> SettingsSection {
        guard let user else {
            return SettingsSection(
                titleKey: "settings.account",
                rows: [SettingsRow(id: "sign_in", titleKey: "settings.sign_in")]
            )
        }
        var rows = [
            SettingsRow(id: "profile", titleKey: "settings.profile", accessory: .value(user.displayName)),
            SettingsRow(id: "email", titleKey: "settings.email", accessory: .value(user.email ?? "–")),
        ]
        if user.isSubscriber {
            rows.append(SettingsRow(id: "manage_plan", titleKey: "settings.manage_plan"))
        } else {
            rows.append(SettingsRow(id: "upgrade", titleKey: "settings.upgrade"))
        }
        rows.append(SettingsRow(id: "sign_out", titleKey: "settings.sign_out", accessory: .none, isDestructive: true))
        return SettingsSection(titleKey: "settings.account", rows: rows)
    }

    private func preferencesSection() -> SettingsSection {
        var rows = [
            SettingsRow(
                id: "push",
                titleKey: "settings.push",
                accessory: .toggle(isOn: preferences.isPushEnabled)
            ),
        ]
        if preferences.isPushEnabled {
            rows.append(SettingsRow(
                id: "quiet_hours",
                titleKey: "settings.quiet_hours",
                accessory: .toggle(isOn: preferences.isQuietHoursEnabled)
            ))
        }
        rows.append(SettingsRow(id: "units", titleKey: "settings.units", accessory: .value(preferences.units.rawValue)))
        return SettingsSection(titleKey: "settings.preferences", rows: rows)
    }

    private func aboutSection() -> SettingsSection {
        SettingsSection(titleKey: nil, rows: [
            SettingsRow(id: "terms", titleKey: "settings.terms"),
            SettingsRow(id: "privacy", titleKey: "settings.privacy"),
            SettingsRow(id: "version", titleKey: "settings.version", accessory: .value(appVersion)),
        ])
    }

    private func debugSection() -> SettingsSection? {
        guard isDebugBuild else { return nil }
        return SettingsSection(titleKey: "Debug", rows: [SettingsRow(id: "flags", titleKey: "Feature flags")])
    }
}
