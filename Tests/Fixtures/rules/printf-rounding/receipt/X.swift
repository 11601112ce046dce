final class Service {
    private var isReady = false

    func receipt(total: Double, tax: Double) -> String {
        let text = String(format: "%.2f", total)
        return text
    }

    func start() {
        isReady = true
    }
}
