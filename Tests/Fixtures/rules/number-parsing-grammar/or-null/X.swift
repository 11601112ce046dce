final class Service {
    private var isReady = false

    func quantity(input: String, price: Double) -> Int {
        return (Int(input) ?? 1) * Int(price)
    }

    func start() {
        isReady = true
    }
}
