import Foundation

typealias SettingsStorage = [String: String]

enum SettingsMigrationError: Error {
    case newerThanSupported(Int)
}

struct SettingsMigrator {
    static let currentVersion = 4
    private static let versionKey = "schema_version"

    func migrate(_ stored: SettingsStorage) throws -> SettingsStorage {
        var storage = stored
        var version = storage[Self.versionKey].flatMap { Int($0) } ?? 1

        guard version <= Self.currentVersion else {
            throw SettingsMigrationError.newerThanSupported(version)
        }

        while version < Self.currentVersion {
            switch version {
            case 1: renameThemeKey(&storage)
            case 2: convertReminderToMinutes(&storage)
            case 3: splitNotificationSwitch(&storage)
            default: break
            }
            version += 1
        }
        storage[Self.versionKey] = String(Self.currentVersion)
        return storage
    }

    private func renameThemeKey(_ storage: inout SettingsStorage) {
        guard let dark = storage.removeValue(forKey: "dark_mode") else { return }
        storage["theme"] = dark == "true" ? "dark" : "light"
    }

    private func convertReminderToMinutes(_ storage: inout SettingsStorage) {
        guard let hours = storage.removeValue(forKey: "reminder_hours").flatMap({ Int($0) }) else { return }
        storage["reminder_minutes"] = String(hours * 60)
    }

    private func splitNotificationSwitch(_ storage: inout SettingsStorage) {
        let enabled = storage.removeValue(forKey: "notifications") ?? "true"
        for channel in ["push", "email"] where storage["notify_\(channel)"] == nil {
            storage["notify_\(channel)"] = enabled
        }
    }
}
