final class Settings {
    private let defaults: UserDefaults

    init(defaults: UserDefaults) {
        self.defaults = defaults
    }

    var isOn: Bool {
        get { defaults.object(forKey: "on") as? Bool ?? true }
        set { defaults.set(newValue, forKey: "on") }
    }

    var size: Int {
        defaults.object(forKey: "size") as? Int ?? 14
    }

    func retries() -> Int {
        guard defaults.object(forKey: "retries") != nil else { return 3 }
        return defaults.integer(forKey: "retries")
    }

    func reset() {
        ["on", "size"].forEach { defaults.removeObject(forKey: $0) }
    }

    func write(_ name: String, _ count: Int) {
        defaults.set(name, forKey: "name")
        defaults.set(count, forKey: "count")
    }

    func put(_ text: String?, _ key: String) {
        if let text {
            defaults.set(text, forKey: key)
        } else {
            defaults.removeObject(forKey: key)
        }
    }
}
