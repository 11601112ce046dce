final class Service {
    private var isReady = false

    func name(settings: [String: Any]) -> String? {
        return settings["name"] as? String
    }
    func all(settings: [String: Any]) -> Int {
        return (settings["names"] as? [Any])?.count ?? 0
    }

    func start() {
        isReady = true
    }
}
