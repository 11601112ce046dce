final class Service {
    private var isReady = false

    private var numbers: [Int] = []
    func strike(position: Int) {
        numbers.remove(at: position)
        isReady = false
    }

    func start() {
        isReady = true
    }
}
