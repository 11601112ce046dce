import Foundation

@propertyWrapper
struct Preference<Value> {
    let key: String
    private let fallback: Value
    private let defaults: UserDefaults

    init(wrappedValue: Value, _ key: String, in defaults: UserDefaults = .standard) {
        self.key = key
        self.fallback = wrappedValue
        self.defaults = defaults
    }

    var wrappedValue: Value {
        get { defaults.object(forKey: key) as? Value ?? fallback }
        nonmutating set { defaults.set(newValue, forKey: key) }
    }
}

enum SyncWindow: String, CaseIterable {
    case always, night, never
}

final class SyncSettings {
    static let shared = SyncSettings()

    private static let intervalLimits = 15...720

    @Preference("sync.wifi_only") var wifiOnly = true
    @Preference("sync.account") var account = ""
    @Preference("sync.interval_minutes") private var storedInterval = 30
    @Preference("sync.window") private var storedWindow = SyncWindow.always.rawValue

    /// Kept within sensible limits when it is set.
    var intervalMinutes: Int {
        get { storedInterval }
        set {
            let limits = Self.intervalLimits
            storedInterval = min(max(newValue, limits.lowerBound), limits.upperBound)
        }
    }

    var window: SyncWindow {
        get { SyncWindow(rawValue: storedWindow) ?? .always }
        set { storedWindow = newValue.rawValue }
    }

    var isActive: Bool {
        !account.isEmpty && window != .never
    }

    /// Back to the defaults; the account stays.
    func reset() {
        for key in [_wifiOnly.key, _storedInterval.key, _storedWindow.key] {
            UserDefaults.standard.removeObject(forKey: key)
        }
    }
}
