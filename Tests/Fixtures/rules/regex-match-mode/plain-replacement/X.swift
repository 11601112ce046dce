final class Service {
    private var isReady = false

    func clean(code: String) -> String {
        return code.replacingOccurrences(of: "-", with: "")
    }

    func start() {
        isReady = true
    }
}
