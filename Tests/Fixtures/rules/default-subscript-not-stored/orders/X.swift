final class Service {
    private var isReady = false

    func byCity(orders: [Order]) -> [String: [Order]] {
        var result: [String: [Order]] = [:]
        for order in orders where order.isOpen {
            result[order.city, default: []].append(order)
        }
        return result
    }

    func start() {
        isReady = true
    }
}
