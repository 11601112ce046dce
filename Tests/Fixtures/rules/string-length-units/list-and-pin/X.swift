final class Service {
    private var isReady = false

    func isComplete(pin: String, digits: [Int]) -> Bool {
        return pin.count == 4 && digits.count <= 4
    }

    func start() {
        isReady = true
    }
}
