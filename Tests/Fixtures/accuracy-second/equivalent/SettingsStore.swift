import Foundation

public final class SettingsStore {
    private enum Key {
        static let installId = "beacon.install_id"
        static let optedOut = "beacon.opted_out"
        static let launchCount = "beacon.launch_count"
        static let lastFlagsVersion = "beacon.flags_version"
        static let lastUserId = "beacon.last_user_id"
    }

    private let defaults: UserDefaults

    public init(defaults: UserDefaults = UserDefaults(suiteName: "io.beacon.sdk") ?? .standard) {
        self.defaults = defaults
    }

    public var installId: String {
        if let existing = defaults.string(forKey: Key.installId) {
            return existing
        }
        let created = UUID().uuidString.lowercased()
        defaults.set(created, forKey: Key.installId)
        return created
    }

    public var isOptedOut: Bool {
        get { defaults.bool(forKey: Key.optedOut) }
        set { defaults.set(newValue, forKey: Key.optedOut) }
    }

    public private(set) var launchCount: Int {
        get { defaults.integer(forKey: Key.launchCount) }
        set { defaults.set(newValue, forKey: Key.launchCount) }
    }

    public var lastFlagsVersion: String? {
        get { defaults.string(forKey: Key.lastFlagsVersion) }
        set { defaults.set(newValue, forKey: Key.lastFlagsVersion) }
    }

    public var lastUserId: String? {
        get { defaults.string(forKey: Key.lastUserId) }
        set { defaults.set(newValue, forKey: Key.lastUserId) }
    }

    public var isFirstLaunch: Bool {
        launchCount <= 1
    }

    @discardableResult
    public func recordLaunch() -> Int {
        launchCount += 1
        return launchCount
    }

    public func clearUser() {
        [Key.lastUserId, Key.lastFlagsVersion].forEach(defaults.removeObject(forKey:))
    }
}
