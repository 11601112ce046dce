import Foundation

enum Theme: String {
    case system, light, dark
}

@propertyWrapper
struct Stored<Value> {
    let key: String
    let defaultValue: Value
    let defaults: UserDefaults

    var wrappedValue: Value {
        get { defaults.object(forKey: key) as? Value ?? defaultValue }
        nonmutating set { defaults.set(newValue, forKey: key) }
    }
}

final class GameSettings {
    private enum Key: String, CaseIterable {
        case sound = "sound_enabled"
        case haptics = "haptics_enabled"
        case volume = "music_volume"
        case theme = "theme"
        case player = "player_name"
    }

    private let defaults: UserDefaults

    @Stored var soundEnabled: Bool
    @Stored var hapticsEnabled: Bool
    @Stored private var rawVolume: Int
    @Stored private var rawTheme: String

    init(defaults: UserDefaults) {
        self.defaults = defaults
        _soundEnabled = Stored(key: Key.sound.rawValue, defaultValue: true, defaults: defaults)
        _hapticsEnabled = Stored(key: Key.haptics.rawValue, defaultValue: false, defaults: defaults)
        _rawVolume = Stored(key: Key.volume.rawValue, defaultValue: 70, defaults: defaults)
        _rawTheme = Stored(key: Key.theme.rawValue, defaultValue: Theme.system.rawValue, defaults: defaults)
    }

    var musicVolume: Int {
        get { rawVolume }
        set { rawVolume = min(max(newValue, 0), 100) }
    }

    var theme: Theme {
        get { Theme(rawValue: rawTheme) ?? .system }
        set { rawTheme = newValue.rawValue }
    }

    /// Setting `nil` or a blank name forgets the player.
    var playerName: String? {
        get { defaults.string(forKey: Key.player.rawValue) }
        set {
            let name = newValue?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
            if name.isEmpty {
                defaults.removeObject(forKey: Key.player.rawValue)
            } else {
                defaults.set(name, forKey: Key.player.rawValue)
            }
        }
    }

    var isSilent: Bool { !soundEnabled || musicVolume == 0 }

    func resetAll() {
        Key.allCases.forEach { defaults.removeObject(forKey: $0.rawValue) }
    }
}
