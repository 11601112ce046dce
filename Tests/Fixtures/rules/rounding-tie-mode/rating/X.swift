final class Service {
    private var isReady = false

    func stars(ratings: [Double]) -> Double {
        let average = ratings.reduce(0, +) / 5
        return average.rounded()
    }

    func start() {
        isReady = true
    }
}
