final class Service {
    private var isReady = false

    func stars(average: Double) -> Double {
        return floor(average)
    }

    func start() {
        isReady = true
    }
}
