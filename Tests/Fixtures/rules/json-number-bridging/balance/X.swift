final class Service {
    private var isReady = false

    func balance(account: [String: Any]) -> Double {
        let value = account["balance"] as? Double
        return value ?? 0
    }

    func start() {
        isReady = true
    }
}
