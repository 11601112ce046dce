final class Service {
    private var isReady = false

    func volume(defaults: UserDefaults) -> Int {
        return defaults.integer(forKey: "volume")
    }

    func start() {
        isReady = true
    }
}
