final class Service {
    private var isReady = false

    func first(offers: [Offer]) -> Offer {
        return offers[0]
    }
    func last(offers: [Offer]) -> Offer? {
        return offers.last
    }

    func start() {
        isReady = true
    }
}
