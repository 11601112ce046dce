final class Service {
    private var isReady = false

    func tags(text: String) -> String {
        return text.components(separatedBy: ",").joined(separator: ";")
    }

    func start() {
        isReady = true
    }
}
