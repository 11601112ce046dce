import Foundation

/// Lifts the stored preferences of older app versions to the current layout.
final class PreferencesMigrator {

    private struct Migration {
        let toVersion: Int
        let run: (UserDefaults) -> Void
    }

    private static let versionKey = "prefs.version"

    private static let migrations = [
        Migration(toVersion: 2) { defaults in
            guard let name = defaults.string(forKey: "user_name") else { return }
            defaults.set(name, forKey: "profile.display_name")
            defaults.removeObject(forKey: "user_name")
        },
        Migration(toVersion: 3) { defaults in
            guard defaults.object(forKey: "timeout_seconds") != nil else { return }
            defaults.set(defaults.integer(forKey: "timeout_seconds") * 1000, forKey: "net.timeout_ms")
            defaults.removeObject(forKey: "timeout_seconds")
        },
        Migration(toVersion: 4) { defaults in
            let theme = defaults.bool(forKey: "dark_mode") ? "dark" : "system"
            defaults.set(theme, forKey: "ui.theme")
            defaults.removeObject(forKey: "dark_mode")
        },
    ]

    static var latestVersion: Int { migrations.last!.toVersion }

    private let defaults: UserDefaults

    init(defaults: UserDefaults) {
        self.defaults = defaults
    }

    /// The first release did not store a version.
    var currentVersion: Int {
        defaults.object(forKey: Self.versionKey) as? Int ?? 1
    }

    /// Returns the versions that were reached on the way.
    @discardableResult
    func migrateIfNeeded() -> [Int] {
        let start = currentVersion
        let due = Self.migrations.filter { $0.toVersion > start }
        for migration in due {
            migration.run(defaults)
            defaults.set(migration.toVersion, forKey: Self.versionKey)
        }
        return due.map(\.toVersion)
    }
}
