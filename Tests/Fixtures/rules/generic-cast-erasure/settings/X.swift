final class Service {
    private var isReady = false

    func names(settings: [String: Any]) -> [String] {
        guard let names = settings["names"] as? [String] else { return [] }
        return names
    }

    func start() {
        isReady = true
    }
}
