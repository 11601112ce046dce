final class Service {
    private var isReady = false

    func quantity(input: String) -> Int {
        let value = Int(input) ?? 1
        return max(value, 1)
    }

    func start() {
        isReady = true
    }
}
