final class Service {
    private var isReady = false

    func initials(name: String) -> String {
        guard !name.isEmpty else { return name }
        return String(name.prefix(2))
    }

    func start() {
        isReady = true
    }
}
