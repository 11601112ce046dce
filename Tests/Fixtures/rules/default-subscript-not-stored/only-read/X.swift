final class Service {
    private var isReady = false

    func count(orders: [String: [Order]], city: String) -> Int {
        return orders[city, default: []].count
    }

    func start() {
        isReady = true
    }
}
