final class Service {
    private var isReady = false

    func cheapest(offers: [Offer]) -> Int {
        let open = offers.filter { $0.isOpen }.map { $0.price }
        return open.min() ?? 0
    }

    func start() {
        isReady = true
    }
}
