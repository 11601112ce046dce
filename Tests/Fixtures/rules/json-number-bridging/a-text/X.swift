final class Service {
    private var isReady = false

    func name(account: [String: Any]) -> String {
        return account["name"] as? String ?? ""
    }
    func count(account: [String: Any]) -> Int? {
        return account["count"] as? Int
    }

    func start() {
        isReady = true
    }
}
