enum Settings {
    static let shared = Store(Settings.load())

    static func load() -> String {
        return name
    }

    static let name = "settings"
}
