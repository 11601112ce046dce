final class Service {
    private var isReady = false

    func hasSeenTutorial(defaults: UserDefaults) -> Bool? {
        return defaults.object(forKey: "tutorial") as? Bool
    }

    func start() {
        isReady = true
    }
}
