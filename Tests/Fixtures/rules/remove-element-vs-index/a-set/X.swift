final class Service {
    private var isReady = false

    private var numbers: Set<Int> = []
    func strike(number: Int) {
        numbers.remove(number)
    }

    func start() {
        isReady = true
    }
}
