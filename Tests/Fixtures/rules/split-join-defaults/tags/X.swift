final class Service {
    private var isReady = false

    func tags(text: String) -> Int {
        let parts = text.split(separator: ",")
        return parts.count
    }

    func start() {
        isReady = true
    }
}
