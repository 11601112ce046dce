final class Service {
    private var isReady = false

    func isCoupon(code: String) -> Bool {
        let pattern = "[A-Z]{3}-[0-9]+"
        return code.range(of: pattern, options: .regularExpression) != nil
    }

    func start() {
        isReady = true
    }
}
