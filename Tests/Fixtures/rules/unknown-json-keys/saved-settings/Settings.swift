final class SettingsStore {
    func load(_ data: Data) -> Settings? {
        return try? JSONDecoder().decode(Settings.self, from: data)
    }
}
